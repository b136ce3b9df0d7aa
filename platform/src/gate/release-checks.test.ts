import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root as repository } from 'release-kit/folders';
import { writeBuild } from 'release-kit/testing/test-release';
import type { Registry } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkAndBuild, checkBudgets, checkCanary, checkCommitted } from './release-checks.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const rules = (...forbidden: object[]) =>
  `module.exports = ${JSON.stringify({ forbidden, options: { exclude: 'node_modules' } })};\n`;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=mara', '-c', 'user.email=mara@example.org', ...args], { cwd: root });
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-checks-'));
  for (const file of ['platform/import-rules.cjs', 'platform/engine-layers.cjs']) write(file, rules());
  write(
    'biome.json',
    '{ "javascript": { "formatter": { "quoteStyle": "single" } }, "json": { "formatter": { "enabled": false } } }',
  );
  write('package.json', '{ "type": "module" }');
  write(
    'mfe-wish/tsconfig.json',
    '{ "compilerOptions": { "noEmit": true, "strict": true, "types": [] }, "include": ["src"] }',
  );
  write('mfe-wish/src/screen.ts', 'export const title: string = "Wishes";\n'.replaceAll('"', "'"));
  write(
    'mfe-wish/src/screen.test.ts',
    "import { expect, test } from 'vitest';\n\ntest('adds', () => expect(1 + 1).toBe(2));\n",
  );
  write('mfe-wish/remote.ts', 'export default {};\n');
  write('mfe-wish/package.json', '{ "type": "module", "scripts": { "build": "node build.mjs" } }');
  write('mfe-wish/build.mjs', "console.log('built');\n");
  symlinkSync(join(repository, 'platform/node_modules'), join(root, 'mfe-wish/node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a release [PLT-09]', () => {
  test('is refused for uncommitted changes of what it is built from, and names them', () => {
    for (const path of ['shared-contracts/src/a.ts', 'storefront-kit/src/a.ts', 'shared-ui/src/a.ts', 'e2e/a.ts'])
      write(path, 'export {};\n');
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'First');
    write('e2e/a.ts', 'changed');
    expect(() => checkCommitted(root, 'mfe-wish')).not.toThrow();
    write('mfe-wish/src/new.ts', 'export {};\n');
    write('shared-ui/src/a.ts', 'changed');
    expect(() => checkCommitted(root, 'mfe-wish')).toThrow(/shared-ui\/src\/a\.ts\s+mfe-wish\/src\/new\.ts/);
  });

  test('is refused when git cannot tell what it is built from', () => {
    expect(() => checkCommitted(root, 'mfe-wish')).toThrow(/git does not tell/);
  });

  test('for a share of the visitors is refused at once when the registry will not take it', () => {
    const live = (remotes: Registry['remotes']): Registry => ({
      environment: 'production',
      revision: 1,
      at: '2026-01-01T00:00:00Z',
      by: 'mara',
      before: null,
      change: { kind: 'promote', remote: 'cart', version: '1.0.0' },
      remotes,
    });
    const first = /wish was never live.+npm run release -- mfe-wish --promote/;
    expect(() => checkCanary(undefined, 'mfe-wish', 10)).toThrow(first);
    expect(() => checkCanary(live({ cart: { stable: '1.0.0' } }), 'mfe-wish', 10)).toThrow(first);
    expect(() => checkCanary(live({ wish: { stable: '1.0.0' } }), 'mfe-wish', 120)).toThrow(/from 1 to 100/);
    expect(() => checkCanary(live({ wish: { stable: '1.0.0' } }), 'mfe-wish', 10)).not.toThrow();
  });

  test('of sound sources passes', async () => {
    await expect(checkAndBuild(root, 'mfe-wish', undefined)).resolves.toBeUndefined();
  });

  test('gives its unit tests the time that a busy machine takes', async () => {
    const patient =
      "import { expect, test } from 'vitest';\n\ntest('waits', ({ task }) => expect(task.timeout).toBeGreaterThan(60_000));\n";
    write('mfe-wish/src/screen.test.ts', patient);
    await expect(checkAndBuild(root, 'mfe-wish', undefined)).resolves.toBeUndefined();
  });

  test('that fails checks is refused with the words of every one', async () => {
    const other = { from: { path: '^mfe-wish' }, to: { path: '/old/' } };
    write('platform/import-rules.cjs', rules({ name: 'nothing-old', severity: 'error', ...other }));
    write('mfe-wish/src/old/title.ts', "export const title = 'x';\n");
    write('mfe-wish/src/screen.ts', "export { title } from './old/title'  ;\nexport const price: string = 1;\n");
    const failing = "import { expect, test } from 'vitest';\n\ntest('adds', () => expect(1 + 1).toBe(3));\n";
    write('mfe-wish/src/screen.test.ts', failing);
    const refused = checkAndBuild(root, 'mfe-wish', undefined).then(
      () => 'not refused',
      (error: Error) => error.message,
    );
    for (const words of [
      /✗ Lint and format[\s\S]*Formatter would have printed/,
      /✗ Types[\s\S]*TS2322/,
      /✗ Import rules[\s\S]*nothing-old/,
      /✗ Unit tests[\s\S]*expected 2 to be 3/,
    ])
      expect(await refused).toMatch(words);
  });

  test('that reaches beyond the remote is refused', async () => {
    write('mfe-wish/src/screen.ts', "export const read = () => fetch('/x');\n");
    await expect(checkAndBuild(root, 'mfe-wish', undefined)).rejects.toThrow(
      'mfe-wish/src/screen.ts: fetch makes requests outside the contracts',
    );
  });

  test('over its budget is refused with module and bytes', () => {
    writeBuild(join(root, 'mfe-wish/dist'), '1.0.0', undefined, {
      browser: { entry: 'entry.js', chunks: { wishes: ['entry.js'] } },
    });
    write('mfe-wish/budgets.json', '{}');
    expect(() => checkBudgets(root, 'mfe-wish')).toThrow(/wishes: \d+ bytes, no budget/);
    write('mfe-wish/budgets.json', '{ "wishes": 10 }');
    expect(() => checkBudgets(root, 'mfe-wish')).toThrow(/wishes: \d+ bytes, 10 allowed/);
    write('mfe-wish/budgets.json', '{ "wishes": 1000 }');
    expect(() => checkBudgets(root, 'mfe-wish')).not.toThrow();
  });
});
