import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'release-kit/folders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateBlock, generateCall, generateScreen } from './generate-parts.ts';
import { namesOf, withEntry, withImport } from './generator.ts';

const templates = join(root, 'platform/templates');
const execute = promisify(execFile);

describe('a generated part [PLT-13]', () => {
  /** A copy of the packages that generators change, with the packages installed here. */
  let copy: string;
  const created: string[] = [];
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'generators-'));
    const packages = ['commerce-api', 'demo-brand', 'mfe-content', 'shared-contracts', 'shared-ui', 'storefront-kit'];
    const left = new Set(['dist', '.turbo', '.data', 'coverage']);
    for (const name of packages)
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) =>
          !relative(root, path)
            .split('/')
            .some((part) => left.has(part)),
      });
    for (const file of [
      'package.json',
      'pnpm-workspace.yaml',
      'tsconfig.base.json',
      'tsconfig.react.json',
      'biome.json',
      '.gitignore',
    ])
      cpSync(join(root, file), join(copy, file));
    for (const folder of ['node_modules', 'platform', 'release-kit', 'sandbox', 'service-kit'])
      symlinkSync(join(root, folder), join(copy, folder));
    const place = { root: copy, templates };
    created.push(
      ...generateScreen({ remote: 'mfe-content', name: 'gift-guide', path: '/gift-guide/:year' }, place),
      ...generateBlock({ name: 'snow-report' }, place),
      ...generateCall({ module: 'stores', name: 'opening-hours' }, place),
    );
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const inCopy = async (folder: string, ...args: readonly string[]) => {
    const [command = '', ...others] = args;
    const found = await execute(join(root, 'node_modules/.bin', command), others, { cwd: join(copy, folder) }).catch(
      (error: { stdout?: string; stderr?: string }) => error,
    );
    return `${found.stdout}${found.stderr}`;
  };

  test('is inserted into the sources around it', () => {
    const text = (file: string) => readFileSync(join(copy, file), 'utf8');
    expect(text('mfe-content/remote.ts')).toContain("{ path: '/gift-guide/:year', expose: 'gift-guide' }");
    expect(text('mfe-content/src/features/blocks/static-blocks.ts')).toContain("'snow-report': SnowReportBlock");
    expect(text('shared-contracts/src/blocks/content-block.ts')).toContain('  | typeof snowReportBlock');
    expect(text('commerce-api/src/services.ts')).toContain('openingHoursRoute()');
    expect(created).toHaveLength(16);
  });

  test('satisfies formatter, lint and compiler', async () => {
    await inCopy('.', 'biome', 'check', '--write', ...created);
    expect(await inCopy('.', 'biome', 'check', ...created)).toContain(`Checked ${created.length} files`);
    for (const folder of ['shared-contracts', 'mfe-content', 'commerce-api'])
      expect(`${folder}: ${await inCopy(folder, 'tsc', '-p', '.')}`).toBe(`${folder}: `);
  });

  test('passes its own tests', async () => {
    const vitest = (folder: string, ...files: readonly string[]) =>
      inCopy(
        folder,
        relative(join(root, 'node_modules/.bin'), join(root, folder, 'node_modules/.bin/vitest')),
        'run',
        ...files,
      );
    expect(await vitest('mfe-content', 'gift-guide', 'snow-report')).toMatch(/Test Files .*2 passed/);
    expect(await vitest('commerce-api', 'opening-hours')).toMatch(/Test Files .*1 passed/);
  });

  test('is refused when it exists already, without changing anything', () => {
    const before = readFileSync(join(copy, 'mfe-content/remote.ts'), 'utf8');
    const place = { root: copy, templates };
    expect(() => generateScreen({ remote: 'mfe-content', name: 'gift-guide', path: '/elsewhere' }, place)).toThrow(
      /gift-guide-\S+ exists already/,
    );
    expect(() => generateScreen({ remote: 'mfe-content', name: 'other', path: '/search' }, place)).toThrow(
      'has a route /search already',
    );
    expect(() => generateBlock({ name: 'hero' }, place)).toThrow('a block "hero" already');
    expect(() => generateCall({ module: 'nowhere', name: 'hours' }, place)).toThrow('not a module of the engine');
    expect(() => generateScreen({ remote: 'mfe-other', name: 'page' }, place)).toThrow(
      'mfe-other/remote.ts does not exist',
    );
    expect(readFileSync(join(copy, 'mfe-content/remote.ts'), 'utf8')).toBe(before);
  });
});

test.each(['', 'Hours', 'a--b', '-a', '../a', 'a'.repeat(41)])('refuses the name "%s"', (name) => {
  expect(() => namesOf(name)).toThrow(/is not a name/);
});

test.each([
  ['list: [],', 'list: [', 'list: [\n1,\n],'],
  ['list: [[0]],', 'list: [', 'list: [[0],\n1,\n],'],
  ['list: [\n  0,\n],', 'list: [', 'list: [\n  0,\n1,\n],'],
])('adds an entry to %j', (source, opening, expected) => {
  expect(withEntry(source, opening, '1')).toBe(expected);
});

test('adds an import after the last one, including multi-line imports', () => {
  expect(withImport("import a from 'a';\nimport {\n  b,\n} from 'b';\n\nconst c = 1;\n", "import d from 'd';")).toBe(
    "import a from 'a';\nimport {\n  b,\n} from 'b';\nimport d from 'd';\n\nconst c = 1;\n",
  );
});
