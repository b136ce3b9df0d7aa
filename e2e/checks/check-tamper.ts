/**
 * `npm run check:tamper`: tampers with every file of every built release in every way; writes the table into
 * docs/resilience.md.
 */
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { root } from 'release-kit/folders';
import { browserFlags, findBrowser } from '../src/browser.ts';
import { setCurrentShop } from '../src/current-shop.ts';
import { writeSection } from '../src/resilience-document.ts';
import { openTestShop } from '../src/shop-under-test.ts';
import { openTamperingShop, tamperings } from '../src/tampering.ts';

interface Row {
  readonly remote: string;
  readonly file: string;
  readonly outcomes: readonly string[];
}

/** A file's name without its hash, shortened for display. */
const nameOf = (file: string) => file.replace(/\.[0-9a-f]{8}\.js$/, '.js').replace(/^(.{60}).{10,}$/, '$1…');

const onTheServer = execFileSync(process.execPath, ['shell/checks/check-tamper.ts', '--json'], {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
const rows = JSON.parse(onTheServer) as Row[];

const services = await openTestShop();
setCurrentShop(services);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
const shop = await openTamperingShop(browser);
const faults: string[] = [];
try {
  for (const remote of shop.remotes) {
    const sound = await shop.outcomes(remote);
    for (const [file, outcome] of sound)
      if (outcome !== 'runs') faults.push(`${remote} ${file} as released: ${outcome}`);
    const tampered = [];
    for (const tampering of tamperings) tampered.push(await shop.outcomes(remote, tampering));
    for (const file of sound.keys())
      rows.push({ remote, file: `browser/${file}`, outcomes: tampered.map((one) => one.get(file) ?? 'RAN') });
    console.log(`${remote}: ${sound.size} browser files`);
  }
} finally {
  await shop.close();
  await browser.close();
  await services.close();
}
for (const { remote, file, outcomes } of rows)
  if (outcomes.some((outcome) => outcome !== 'refused')) faults.push(`${remote} ${file}: ${outcomes.join(', ')}`);

writeSection(
  'check:tamper',
  `## What becomes of files that were tampered with

Written by \`npm run check:tamper\`: every file of every release that is built, and every entry of the registry, each with
a byte changed, with its hash taken out of what names it, and with the same file of an older, rightly signed release in its
place. Browser files are asked for by the page's own loaders in Chromium, server files by the shell's. **refused**: nothing of
it ran.

| remote | file | ${tamperings.join(' | ')} |
|${' --- |'.repeat(tamperings.length + 2)}
${rows
  .sort((a, b) => `${a.remote} ${a.file}`.localeCompare(`${b.remote} ${b.file}`))
  .map(({ remote, file, outcomes }) => `| ${remote} | ${nameOf(file)} | ${outcomes.join(' | ')} |`)
  .join('\n')}`,
);
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(
  faults.length === 0 ? `✓ None of ${rows.length} files ran when it was tampered with` : `${faults.length} faults`,
);
process.exit(faults.length === 0 ? 0 : 1);
