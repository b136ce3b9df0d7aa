import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { capture } from './run-command.ts';

const script = (text: string, timeout = 0) => capture(process.execPath, ['-e', text], { cwd: tmpdir(), timeout });

test('tells what a command printed, and how it ended', async () => {
  expect(await script("console.log('one'); console.error('two')")).toEqual({
    stdout: 'one\n',
    stderr: 'two\n',
    failure: undefined,
  });
  expect((await script('process.exit(3)')).failure).toBe('exit 3');
  expect((await capture('no-such-command', [], { cwd: tmpdir(), timeout: 0 })).failure).toContain('ENOENT');
});

test('stops a command that hangs with what it has started, and keeps what it printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanging-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [started, ended] = [join(folder, 'started'), join(folder, 'ended')];
  const child = `
    const { writeFileSync } = require('node:fs');
    process.on('SIGINT', () => { writeFileSync(${JSON.stringify(ended)}, ''); process.exit(); });
    writeFileSync(${JSON.stringify(started)}, '');
    setInterval(() => {}, 1000);`;
  const parent = `
    require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
    console.log('waiting');
    setInterval(() => {}, 1000);`;
  const captured = await script(parent, 10_000);
  expect(captured).toMatchObject({ failure: 'stopped after 10 s', stdout: 'waiting\n' });
  expect(existsSync(started)).toBe(true);
  await vi.waitFor(() => expect(existsSync(ended)).toBe(true), 20_000);
});
