import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lock = readFileSync(new URL('../../../pnpm-lock.yaml', import.meta.url), 'utf8');
/** Name and version of each package. */
const locked = new Set([...lock.matchAll(/^ {2}'?([^\s':]+@[^\s':]+)'?:$/gm)].map(([, name = '']) => name));
/** Packages with a program for Linux, which have one for each other system. */
const programs = [...locked].filter((name) => /linux-(?:x64(?:-gnu)?|64)@/.test(name));

test('tools have programs for each system', () => {
  expect(programs.length).toBeGreaterThan(5);
});

// pnpm leaves out those of other systems when a version is changed without its servers.
test.each(['darwin-arm64'])('the lock file has each program for %s, too', (system) => {
  const missing = programs
    .map((name) => name.replace(/linux-(?:x64(?:-gnu)?|64)@/, `${system}@`))
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});
