import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'release-kit/folders';
import { alterBuild } from 'release-kit/testing/altered-build';
import { expect, test } from '../src/fixtures.ts';
import { releasesOf } from '../src/releases-of.ts';
import { openShellBeside } from '../src/shell-beside.ts';

const execute = promisify(execFile);

test('a version that makes buying impossible is refused by its journeys, and goes live only with a recorded reason', {
  tag: ['@PLT-09', '@PLT-07'],
}, async () => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  const shop = await openShellBeside();
  try {
    const environment = {
      RELEASE_DIR: shop.releaseFolder,
      RELEASE_SIGNING_KEY: shop.keys.signing,
      RELEASE_TRUSTED_KEYS: shop.keys.trusted,
      RELEASE_BY: 'team-content',
    };
    const registry = async (...args: readonly string[]): Promise<string> => {
      const options = { cwd: root, env: { ...process.env, ...environment } };
      const { stdout } = await execute(process.execPath, ['platform/src/commands/registry.ts', ...args], options);
      return stdout;
    };
    const version = '9.2.0';
    const replace = { 'Add to cart': 'Cannot be had' };
    await releasesOf(shop).publish(alterBuild(join(folder, version), { remote: 'mfe-content', version, replace }));

    await expect(registry('promote', 'content', version)).rejects.toThrow(/content 9\.2\.0 has not passed the gate/);
    await expect(registry('gate', 'content', version)).rejects.toThrow(
      /✗ ".+" \([\w-]+\.spec\.ts\) fails with content 9\.2\.0 beside account [^ ]+, cart [\s\S]*Hit are shoppers who need CAT-04/,
    );
    await expect(registry('promote', 'content', version)).rejects.toThrow(/has not passed the gate/);

    await registry('gate', 'content', version, '--without-journeys', 'the words are meant');
    await registry('promote', 'content', version);
    expect(await registry('history', 'content')).toMatch(
      /team-content +promote content .*without journeys: the words are meant/,
    );
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
