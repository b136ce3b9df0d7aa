import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root as repository } from 'release-kit/folders';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { capture } from '../processes/run-command.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-rules-'));
  // The rules find the remotes beside themselves.
  for (const folder of ['mfe-cart', 'mfe-checkout', 'shared-contracts', 'service-kit', 'shell', 'commerce-api'])
    write(`${folder}/src/names.ts`, 'export interface Name {}\nexport const name = 1;\n');
  mkdirSync(join(root, 'platform'));
  for (const file of ['import-rules.cjs', 'engine-layers.cjs', 'folder-layers.cjs'])
    symlinkSync(join(repository, 'platform', file), join(root, 'platform', file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs the rules on a file with one import, and returns what they print. */
async function check(file: string, source: string): Promise<string> {
  write(file, source);
  const args = ['--config', join(root, 'platform/import-rules.cjs'), '--output-type', 'err', '.'];
  const { stdout, stderr, failure } = await capture('depcruise', args, { cwd: root, timeout: 250_000 });
  return failure === undefined ? '' : stdout + stderr;
}

describe('the import rules [PLT-02]', () => {
  test.each([
    [
      'a remote from another',
      'mfe-cart/src/a.ts',
      "import { name } from '../../mfe-checkout/src/names.ts'; name;",
      'mfe-cart-imports',
    ],
    [
      'a type of a remote from another',
      'mfe-cart/src/a.ts',
      "import type { Name } from '../../mfe-checkout/src/names.ts'; export type A = Name;",
      'mfe-cart-imports',
    ],
    [
      'a remote from another later',
      'mfe-cart/src/a.ts',
      "export const load = () => import('../../mfe-checkout/src/names.ts');",
      'mfe-cart-imports',
    ],
    ['the shell from a remote', 'mfe-cart/src/a.ts', "import '../../shell/src/names.ts';", 'mfe-cart-imports'],
    ['a remote from the shell', 'shell/src/a.ts', "import '../../mfe-cart/src/names.ts';", 'shell-imports'],
    [
      'a remote from the contracts',
      'shared-contracts/src/a.ts',
      "import '../../mfe-cart/src/names.ts';",
      'shared-contracts-imports',
    ],
    [
      'how services run from a page',
      'shell/src/browser/a.ts',
      "import '../../../service-kit/src/names.ts';",
      'shell-server-only',
    ],
    ['the engine from a remote', 'mfe-cart/src/a.ts', "import '../../commerce-api/src/names.ts';", 'mfe-cart-imports'],
  ])('refuse to import %s', async (_, file, source, rule) => {
    expect(await check(file, source)).toContain(rule);
  });

  test('refuse files that import each other, if only for a type', async () => {
    write('mfe-cart/src/b.ts', "import type { A } from './a.ts';\nexport type B = A;\n");
    expect(await check('mfe-cart/src/a.ts', "import type { B } from './b.ts';\nexport type A = B;\n")).toContain(
      'no-cycles',
    );
  });

  test.each([
    [
      'blocks from calls',
      'shared-contracts/src/blocks/a.ts',
      'shared-contracts/src/calls/b.ts',
      'shared-contracts-blocks',
    ],
    [
      'a block from entities',
      'shared-contracts/src/entities/a.ts',
      'shared-contracts/src/blocks/b.ts',
      'shared-contracts-entities',
    ],
    ["the browser's side from the server", 'shell/src/browser/a.ts', 'shell/src/server/b.ts', 'shell-browser'],
    ["the server's side from the browser", 'shell/src/server/a.ts', 'shell/src/browser/b.ts', 'shell-server'],
    ['the server from what runs on both sides', 'shell/src/app/a.ts', 'shell/src/server/b.ts', 'shell-app'],
    ['the browser from the chrome', 'shell/src/chrome/a.ts', 'shell/src/browser/b.ts', 'shell-chrome'],
    [
      'features from the service of a remote',
      'mfe-cart/src/service/a.ts',
      'mfe-cart/src/features/b.ts',
      'mfe-cart-messages-model-service',
    ],
    [
      'features from the model of a remote',
      'mfe-checkout/src/model/a.ts',
      'mfe-checkout/src/features/b.ts',
      'mfe-checkout-messages-model-service',
    ],
    ['screens from features', 'mfe-cart/src/features/a.ts', 'mfe-cart/src/screens/b.ts', 'mfe-cart-features-loaders'],
    [
      'anything from an engine folder without a layer',
      'commerce-api/src/unknown/a.ts',
      'commerce-api/src/base/b.ts',
      'engine-known-importers',
    ],
    ['help of tests from production code', 'mfe-cart/src/features/a.ts', 'mfe-cart/src/testing/b.ts', 'no-test-code'],
    ['a test from production code', 'mfe-cart/src/features/a.ts', 'mfe-cart/src/features/b.test.ts', 'no-test-code'],
  ])('refuse, within a package, to import %s', async (_, file, imported, rule) => {
    write(imported, 'export interface Name {}\n');
    const specifier = relative(dirname(file), imported);
    const source = `import type { Name } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\nexport type A = Name;\n`;
    expect(await check(file, source)).toContain(rule);
  });

  test.each([
    ['a test import help of tests', 'mfe-cart/src/service/a.test.ts', 'mfe-cart/src/testing/b.ts'],
    ['a test import from a folder above its own', 'shell/src/app/a.test.ts', 'shell/src/server/b.ts'],
    ['a screen import the service of its remote', 'mfe-cart/src/screens/a.ts', 'mfe-cart/src/service/b.ts'],
    ['a call import an entity', 'shared-contracts/src/calls/a.ts', 'shared-contracts/src/entities/b.ts'],
  ])('let %s', async (_, file, imported) => {
    write(imported, 'export interface Name {}\n');
    const specifier = relative(dirname(file), imported);
    expect(await check(file, `import type { Name } from '${specifier}';\nexport type A = Name;\n`)).toBe('');
  });

  test('let a remote import the contracts', async () => {
    expect(await check('mfe-cart/src/a.ts', "import { name } from '../../shared-contracts/src/names.ts'; name;")).toBe(
      '',
    );
  });
});
