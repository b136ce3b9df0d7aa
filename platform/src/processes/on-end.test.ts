import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'on-end-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command, by a shell as npm does, that writes down when it is to end. */
async function start() {
  const [script, ended] = [join(folder, 'command.ts'), join(folder, 'ended')];
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    import { onEnd } from ${JSON.stringify(join(import.meta.dirname, 'on-end.ts'))};
    const working = setInterval(() => {}, 1000);
    onEnd(() => { writeFileSync(${JSON.stringify(ended)}, ''); clearInterval(working); });
    console.log(process.pid);`,
  );
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(shell.stdout.setEncoding('utf8'), 'data');
  return { shell, pid: Number(pid), hasEnded: () => existsSync(ended) };
}

test('a command ends with the shell that started it', async () => {
  const { shell, hasEnded } = await start();
  expect(hasEnded()).toBe(false);
  shell.kill('SIGTERM');
  await expect.poll(hasEnded, { timeout: 20_000 }).toBe(true);
});

test.each(['SIGINT', 'SIGTERM'] as const)('a command ends on %s', async (signal) => {
  const { pid, hasEnded } = await start();
  process.kill(pid, signal);
  await expect.poll(hasEnded, { timeout: 20_000 }).toBe(true);
});
