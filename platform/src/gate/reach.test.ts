import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitOf } from '../build/release-inputs.ts';
import { changesOf, modulesReached } from './reach.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=mara', '-c', 'user.email=mara@example.org', ...args], { cwd: root });

const sources = {
  wishes: ['mfe-wish/src/screen.ts', 'mfe-wish/src/words.ts', 'shared-ui/src/button.tsx'],
  heart: ['mfe-wish/src/heart.ts', 'shared-ui/src/button.tsx'],
};
const other = [
  'mfe-wish/remote.ts',
  'mfe-wish/README.md',
  'mfe-wish/src/types.ts',
  'mfe-cart/src/cart.ts',
  'pnpm-lock.yaml',
];
const tests = ['mfe-wish/src/words.test.ts', 'mfe-wish/budgets.json', 'shared-ui/src/testing/shown.ts'];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reach-'));
  for (const file of [...Object.values(sources).flat(), ...other, ...tests, 'platform/src/build/build-remote.ts'])
    write(file, 'first');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'First');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const live = (commit = commitOf(root)) => ({ commit: commit ?? '' });
const reachedBy = (...files: string[]) => {
  const release = live();
  for (const file of files) write(file, 'next');
  const changes = changesOf(root, 'mfe-wish', release);
  return changes && modulesReached(changes, sources);
};

test.each<[string, string[], string[] | undefined]>([
  ['a text of one module', ['mfe-wish/src/words.ts'], ['wishes']],
  ['a part of several', ['shared-ui/src/button.tsx'], ['wishes', 'heart']],
  ['files that no page loads', [...tests, 'mfe-wish/README.md', 'mfe-wish/src/types.ts'], []],
  ['a file that is new and that nothing imports', ['mfe-wish/src/möbel.ts'], []],
  ['another remote', ['mfe-cart/src/cart.ts'], []],
  ['nothing', [], []],
  ['what a remote consists of', ['mfe-wish/remote.ts'], undefined],
  ['what a remote depends on', ['mfe-wish/package.json'], undefined],
  ['the lock file', ['mfe-wish/src/words.ts', 'pnpm-lock.yaml'], undefined],
  ['the build', ['platform/src/build/build-remote.ts'], undefined],
])('a release that changes %s reaches the modules that are made from it [PLT-09]', (_what, files, modules) => {
  expect(reachedBy(...files)).toEqual(modules);
});

test('changes that are committed count as those that are not [PLT-09]', () => {
  const release = live();
  write('mfe-wish/src/heart.ts', 'next');
  git('commit', '-qam', 'Second');
  write('mfe-wish/src/words.ts', 'next');
  expect(changesOf(root, 'mfe-wish', release)?.files).toEqual(['mfe-wish/src/heart.ts', 'mfe-wish/src/words.ts']);
});

test('changes are found where the shop is a folder of a larger repository [PLT-09]', () => {
  write('deploy/notes.txt', 'around it');
  git('mv', 'mfe-wish', 'pnpm-lock.yaml', 'deploy');
  git('commit', '-qam', 'Move');
  const inside = live();
  write('deploy/mfe-wish/src/words.ts', 'next');
  expect(changesOf(join(root, 'deploy'), 'mfe-wish', inside)?.files).toEqual(['mfe-wish/src/words.ts']);
});

test('anything may be different from a version of unknown origin [PLT-09]', () => {
  for (const release of [undefined, live('unknown'), live(`${commitOf(root)}+uncommitted`), live('0'.repeat(40))])
    expect(changesOf(root, 'mfe-wish', release)).toBeUndefined();
});
