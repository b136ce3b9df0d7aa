import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDeployer, deployerFor, deployersIn } from './deployers.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployers-'));
  file = join(folder, 'deployers.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const hash = (letter: string) => letter.repeat(64);
const write = (name: string, letter = 'a') => writeFileSync(file, JSON.stringify({ [hash(letter)]: { name } }));

test('who may release changes with the file, without a new start [SEC-04]', () => {
  const onFault = vi.fn();
  const current = deployersIn({ file, onFault });
  expect(current()).toEqual({});
  write('mara');
  expect(current()).toEqual({ [hash('a')]: { name: 'mara' } });
  write('noor', 'b');
  expect(current()).toEqual({ [hash('b')]: { name: 'noor' } });
  writeFileSync(file, '{}');
  expect(current()).toEqual({});
  expect(onFault).not.toHaveBeenCalled();
});

test.each([
  ['is half written', () => writeFileSync(file, '{"aa')],
  ['names no hashes', () => writeFileSync(file, '{"token":{"name":"eve"}}')],
  ['is gone', () => rmSync(file)],
])('a file that %s keeps those before, and is reported once [SEC-04]', (_case, spoil) => {
  const onFault = vi.fn();
  write('mara');
  const current = deployersIn({ file, onFault });
  spoil();
  for (let count = 0; count < 3; count += 1) expect(current()).toEqual({ [hash('a')]: { name: 'mara' } });
  expect(onFault).toHaveBeenCalledOnce();
  write('noor', 'b');
  expect(current()).toEqual({ [hash('b')]: { name: 'noor' } });
});

test('a file that cannot be read at the start ends it', () => {
  writeFileSync(file, 'no JSON');
  expect(() => deployersIn({ file, onFault: vi.fn() })).toThrow('JSON');
});

test('a new token lets its owner change their remotes, and keeps those of others [SEC-04]', () => {
  const current = deployersIn({ file, onFault: vi.fn() });
  const first = addDeployer(file, { name: 'mara' });
  const second = addDeployer(file, { name: 'noor', remotes: ['cart'] });
  expect(deployerFor(first, current(), 'content').name).toBe('mara');
  expect(deployerFor(second, current(), 'cart').name).toBe('noor');
  expect(() => deployerFor(second, current(), 'content')).toThrow('noor releases cart, not content');
  expect(readFileSync(file, 'utf8')).not.toContain(second);
});
