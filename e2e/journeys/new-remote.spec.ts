import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeRemote } from 'platform/generator/generate-remote';
import { root } from 'release-kit/folders';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { openShellBeside, type ShellBeside } from '../src/shell-beside.ts';

const uncommitted = ['--uncommitted', 'a sample of its own'];
const sample = { name: 'sample', owner: 'team-sample' };
const lock = join(root, 'pnpm-lock.yaml');
const execute = promisify(execFile);

let shell: ShellBeside;
let lockBefore: string;
test.beforeAll(async () => {
  lockBefore = readFileSync(lock, 'utf8');
  shell = await openShellBeside();
});
test.afterAll(async () => {
  await shell?.close();
  removeRemote(sample, { root, templates: join(root, 'platform/templates') });
  writeFileSync(lock, lockBefore);
});

/** A command of the repository, as somebody of the new team would run it. */
const command = async (...args: readonly string[]): Promise<string> => {
  const environment = {
    RELEASE_DIR: shell.releaseFolder,
    RELEASE_SIGNING_KEY: shell.keys.signing,
    RELEASE_TRUSTED_KEYS: shell.keys.trusted,
    RELEASE_BY: 'team-sample',
  };
  const { stdout } = await execute(process.execPath, [...args], { cwd: root, env: { ...process.env, ...environment } });
  return stdout;
};

test('a new remote from one command is sound, released, on trial, live and taken back, and the running shop follows', {
  tag: ['@PLT-13', '@PLT-01', '@PLT-07'],
}, async ({ page, faults }) => {
  test.setTimeout(240_000);
  const path = `${shell.origin}/en-us/sample`;
  faults.allow(/status of 404/);
  expect((await page.goto(path))?.status()).toBe(404);

  await command('platform/src/commands/new.ts', 'remote', 'sample', '--owner', 'team-sample');
  const inside = { cwd: join(root, 'mfe-sample') };
  await execute('biome', ['check', 'mfe-sample'], { cwd: root });
  await execute('tsc', ['-p', '.'], inside);
  await execute('pnpm', ['test'], inside);

  await command('platform/src/commands/release.ts', 'mfe-sample', '--promote', ...uncommitted);
  // The shop's own answer is what has to be quick; the page takes what a browser takes.
  await expect.poll(async () => (await fetch(path)).status, { timeout: 5000 }).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
  await page.getByRole('button', { name: 'More about it' }).click();
  await expect(page.getByRole('dialog', { name: 'More about Sample' })).toBeVisible();
  await expectAccessible(page, 'a new remote');

  const messages = join(root, 'mfe-sample/src/messages/sample-messages.ts');
  writeFileSync(messages, readFileSync(messages, 'utf8').replace("title: 'Sample'", "title: 'Second sample'"));
  const heading = page.getByRole('heading', { level: 1 });
  const inHaste = ['--without-journeys', 'only a title changes', ...uncommitted];
  await command('platform/src/commands/release.ts', 'mfe-sample', '--canary', '100', ...inHaste);
  const hasSecond = async () => (await (await fetch(path)).text()).includes('Second sample');
  await expect.poll(hasSecond, { timeout: 5000 }).toBe(true);
  await page.goto(path);
  await expect(heading).toHaveText('Second sample');
  await command('platform/src/commands/registry.ts', 'rollback', 'sample', '--reason', 'another title is wanted');
  await expect.poll(hasSecond, { timeout: 5000 }).toBe(false);
  await page.goto(path);
  await expect(heading).toHaveText('Sample');
  expect(await command('platform/src/commands/registry.ts', 'history', 'sample')).toMatch(
    /team-sample +promote[\s\S]*team-sample +canary .*only a title changes[\s\S]*team-sample +end-canary[\s\S]*another title is wanted/,
  );
});
