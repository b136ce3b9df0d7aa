import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const processes = JSON.stringify(join(import.meta.dirname, 'services.ts'));
const serviceProcess = JSON.stringify(fileURLToPath(import.meta.resolve('service-kit/service-process')));

/** A service that says its process id and stays until it is stopped. */
const service = `
  import { stopOnSignal } from ${serviceProcess};
  const app = { get() {}, addHook() {}, close: async () => {} };
  setInterval(() => {}, 1000);
  stopOnSignal(app, { health: { drain() {} } });
  console.log(process.pid);`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    // There is no such process.
    return false;
  }
};

test('a service stops when the process that started it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  let pid = 0;
  try {
    const file = join(folder, 'service.mjs');
    writeFileSync(file, service);
    const options = { name: 'service', file, port: 1, portVariable: 'PORT', environment: {} };
    const script = `import { startService } from ${processes}; startService(${JSON.stringify(options)}); setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = (await once(starter.stdout, 'data')) as [Buffer];
    pid = Number(output.toString());
    expect(isRunning(pid)).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  } finally {
    if (pid > 0 && isRunning(pid)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
