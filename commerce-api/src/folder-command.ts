import path from 'node:path';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Runs a command whose only argument is a folder, relative to where the user is. Prints the usage without an argument,
 * and the explanation of an error, both with a failing exit code.
 */
export async function runWithFolder(
  usage: string,
  work: (folder: string) => Promise<void>,
  explain: (error: unknown) => string = messageOf,
): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined || folder === '--help') {
    console.log(usage);
    process.exitCode = folder === undefined ? 1 : 0;
    return;
  }
  // INIT_CWD is where npm was called; the command itself runs in the root of the repository.
  await work(path.resolve(process.env.INIT_CWD ?? '.', folder)).catch((error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
