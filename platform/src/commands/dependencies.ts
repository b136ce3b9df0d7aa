/**
 * `npm run dependencies`: lists every component of a running shop (CycloneDX, in the data folder), its licenses, and known
 * vulnerabilities. Fails for a license that is not allowed and for a serious vulnerability that nobody has accepted.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, root } from 'release-kit/folders';
import {
  advisoryText,
  isAllowed,
  readAdvisories,
  readLicenses,
  unacceptable,
  writeComponents,
} from '../gate/dependencies.ts';

mkdirSync(dataFolder, { recursive: true });
const file = join(dataFolder, 'components.cdx.json');
await writeComponents(root, file);
console.log(`Components: ${file}\n\nLicenses`);
const problems: string[] = [];
for (const [license, packages] of await readLicenses(root)) {
  console.log(`  ${license.padEnd(24)} ${packages.length}`);
  if (!isAllowed(license, packages)) problems.push(`The license ${license} is not allowed: ${packages.join(', ')}`);
}
const found = await readAdvisories(root);
if (found.status === 'unreachable') console.warn(`\nThe advisories cannot be read: ${found.why}`);
else {
  console.log(`\nAdvisories: ${found.advisories.length}`);
  for (const advisory of found.advisories) console.log(`  ${advisoryText(advisory)}`);
  problems.push(...unacceptable(root, found.advisories).map(advisoryText));
}
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
