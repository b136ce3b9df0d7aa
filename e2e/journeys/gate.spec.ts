import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'release-kit/folders';
import { alterBuild, resealBuild } from 'release-kit/testing/altered-build';
import { faultNamed } from '../src/failures.ts';
import { expect, test } from '../src/fixtures.ts';
import { releasesOf } from '../src/releases-of.ts';
import { openShellBeside, type ShellBeside } from '../src/shell-beside.ts';

const execute = promisify(execFile);

let folder: string;
let shop: ShellBeside;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'));
  shop = await openShellBeside();
});
test.afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The builds of a journey may have been made from changes that are not committed yet. */
const anyTree = ['--uncommitted', 'the journeys run on any tree'] as const;

/** Runs `npm run registry` as the team of content would. */
async function registry(...args: readonly string[]): Promise<string> {
  const environment = {
    RELEASE_DIR: shop.releaseFolder,
    RELEASE_SIGNING_KEY: shop.keys.signing,
    RELEASE_TRUSTED_KEYS: shop.keys.trusted,
    RELEASE_BY: 'team-content',
  };
  const options = { cwd: root, env: { ...process.env, ...environment } };
  const { stdout } = await execute(process.execPath, ['platform/src/commands/registry.ts', ...args], options);
  return stdout;
}

test('a version that makes buying impossible is refused by its journeys, and goes live only with a recorded reason', {
  tag: ['@PLT-09', '@PLT-07'],
}, async () => {
  const version = '9.2.0';
  const replace = { 'Add to cart': 'Cannot be had' };
  await releasesOf(shop).publish(alterBuild(join(folder, version), { remote: 'mfe-content', version, replace }));

  await expect(registry('promote', 'content', version)).rejects.toThrow(/content 9\.2\.0 has not passed the gate/);
  await expect(registry('gate', 'content', version, ...anyTree)).rejects.toThrow(
    /✗ ".+" \([\w-]+\.spec\.ts\) fails with content 9\.2\.0 beside account [^ ]+, cart [\s\S]*Hit are shoppers who need CAT-04/,
  );
  await expect(registry('promote', 'content', version)).rejects.toThrow(/has not passed the gate/);

  await registry('gate', 'content', version, ...anyTree, '--without-journeys', 'the words are meant');
  await registry('promote', 'content', version);
  expect(await registry('history', 'content')).toMatch(
    /team-content +promote content .*without journeys: the words are meant/,
  );
});

/** Replaces the loaders of a build by one that never resolves. */
const neverLoad = (build: string) =>
  resealBuild(build, ({ server }) => {
    for (const file of Object.values(server.modules))
      appendFileSync(
        join(build, 'server', file),
        '\n;module.exports=Object.assign(Object.create(null),module.exports,{loader:()=>new Promise(()=>{})});',
      );
  });

for (const { fault, version, words, plant } of [
  { fault: 'throws in the browser', version: '9.3.0', words: 'render', plant: faultNamed('throws in render').inBuild },
  {
    fault: 'throws on the server',
    version: '9.3.1',
    words: 'server',
    plant: faultNamed('throws on the server').inBuild,
  },
  { fault: 'never loads', version: '9.3.2', words: 'loader', plant: neverLoad },
]) {
  test(`a version that ${fault} is refused with its own error`, { tag: ['@core', '@PLT-09'] }, async () => {
    const build = alterBuild(join(folder, version), { remote: 'mfe-content', version, replace: {} });
    plant?.(build);
    await releasesOf(shop).publish(build);
    await expect(registry('gate', 'content', version, ...anyTree)).rejects.toThrow(
      new RegExp(`✗ content ${version} failed in a page \\(\\w+\\): .*${words}`),
    );
  });
}

test('a version whose pages change what others share is refused with what changed', {
  tag: ['@PLT-09'],
}, async () => {
  const version = '9.4.0';
  const build = alterBuild(join(folder, version), { remote: 'mfe-content', version, replace: {} });
  const planted = `
;window.spied=1;window.scrollBy=()=>{};localStorage.setItem("shop.checkout.spied","1");`;
  resealBuild(build, ({ browser }) => appendFileSync(join(build, 'browser', browser.entry), planted));
  await releasesOf(shop).publish(build);
  await expect(registry('gate', 'content', version, ...anyTree)).rejects.toThrow(
    /Pages changed what every remote shares: .*window\.scrollBy was replaced.*window\.spied was added.*"shop\.checkout\.spied" is in local storage/,
  );
});
