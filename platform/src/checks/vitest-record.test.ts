import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from 'release-kit/folders';
import { expect, test } from 'vitest';
import { capture } from '../processes/run-command.ts';
import { readRecord } from './test-record.ts';

test('records what passed, failed, and passed when it was retried, and meanwhile what runs', async () => {
  mkdirSync(join(root, 'platform/test-results'), { recursive: true });
  const folder = mkdtempSync(join(root, 'platform/test-results/package-'));
  const name = relative(root, folder);
  try {
    writeFileSync(
      join(folder, 'some.test.ts'),
      `import { readFileSync } from 'node:fs';
       let tries = 0;
       test('passes', () => {});
       test.skip('waits', () => {});
       test('is named while it runs', async () => {
         const record = () => readFileSync('test-results/record.json', 'utf8');
         await expect.poll(record, { timeout: 60_000 }).toMatch(/is named while it runs.*\\s.*did not end/);
       }, 70_000);
       test('fails', () => { throw new Error('always'); });
       describe('a group', () => { test('passes at last', () => { tries += 1; if (tries === 1) throw new Error('once'); }); });`,
    );
    writeFileSync(join(folder, 'broken.test.ts'), "throw new Error('before any test');");
    const reporter = join(import.meta.dirname, 'vitest-record.ts');
    const vitest = join(root, 'platform/node_modules/.bin/vitest');
    const args = ['run', '--globals', '--root', folder, '--retry=1', `--reporter=${reporter}`];
    const { failure } = await capture(vitest, args, { cwd: folder, timeout: 250_000 });
    expect(failure).toBe('exit 1');
    const file = `${name}/some.test.ts`;
    expect(readRecord(name)).toEqual({
      passed: 3,
      skipped: 1,
      failed: expect.arrayContaining([
        { file, title: 'fails', reason: 'always' },
        { file: `${name}/broken.test.ts`, title: 'the file itself', reason: 'before any test' },
      ]),
      flaky: [{ file, title: 'a group > passes at last', reason: 'once' }],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
