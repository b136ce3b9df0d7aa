import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root as repository } from 'release-kit/folders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { capture } from '../processes/run-command.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  cpSync(join(repository, 'platform/lint'), join(root, 'platform/lint'), { recursive: true });
  const configuration = { plugins: ['./platform/lint/no-import-types.grit'] };
  writeFileSync(join(root, 'biome.json'), JSON.stringify(configuration));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Lints a file by the plugin, and returns what is printed. */
async function lint(source: string): Promise<string> {
  writeFileSync(join(root, 'a.ts'), source);
  const { stdout, stderr, failure } = await capture('biome', ['lint', 'a.ts'], { cwd: root, timeout: 60_000 });
  return failure === undefined ? '' : stdout + stderr;
}

test.each(["import('./b.ts').Name", "typeof import('./b.ts')", "Promise<import('./b.ts').Name>"])(
  'refuses the type %s, which the import rules do not see [PLT-02]',
  async (type) => {
    expect(await lint(`export type A = ${type};\n`)).toContain('Import the type by an import statement');
  },
);

test('lets modules be imported later, and types by a statement [PLT-02]', async () => {
  const source = "import type { Name } from './b.ts';\n\nexport const load = (): Promise<Name> => import('./b.ts');\n";
  expect(await lint(source)).toBe('');
});
