import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from 'platform/processes/services';
import { root } from 'release-kit/folders';

/** Somebody of a domain team, with a copy of the remote that their command serves to a shell elsewhere. */
export interface Developer {
  readonly origin: string;
  /** The address that the command names. */
  readonly link: string;
  /** Changes the one place of a file where `before` stands. */
  edit(file: string, before: string, after: string): void;
  close(): Promise<void>;
}

/** Runs `npm run dev <remote> -- --shell <shell>` on a copy of the remote. */
export async function openDeveloper(remote: string, shell: string, port: number): Promise<Developer> {
  const folder = mkdtempSync(join(tmpdir(), 'developer-'));
  const copy = join(folder, remote);
  const original = join(root, remote);
  for (const name of ['src', 'remote.ts', 'package.json', 'tsconfig.json'])
    cpSync(join(original, name), join(copy, name), { recursive: true });
  symlinkSync(join(original, 'node_modules'), join(copy, 'node_modules'));
  let said = '';
  const command = spawn(process.execPath, ['platform/src/commands/dev.ts', copy, '--shell', shell], {
    cwd: root,
    env: { ...process.env, DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const link = await new Promise<string | undefined>((resolve) => {
    // Read to the end, whatever else it says: it would not survive a closed pipe.
    command.stdout.setEncoding('utf8').on('data', (words: string) => {
      said += words;
      if (said.includes('Ctrl-C')) resolve(/in the shop: (\S+)/.exec(said)?.[1]);
    });
    command.once('exit', () => resolve(undefined));
  });
  if (!link) throw new Error(`The command named no address:\n${said}`);
  return {
    origin: `http://localhost:${port}`,
    link,
    edit(file, before, after) {
      const path = join(copy, 'src', file);
      const parts = readFileSync(path, 'utf8').split(before);
      if (parts.length !== 2) throw new Error(`"${before}" stands ${parts.length - 1} times in ${file}`);
      writeFileSync(path, parts.join(after));
    },
    async close() {
      await stop(command);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
