/**
 * `npm run contracts`: writes the public interface of each contract into shared-contracts/api, so that reviews show
 * its changes. `--check` only compares, and fails when a report is out of date.
 */
import { existsSync } from 'node:fs';
import { root } from 'release-kit/folders';
import { ContractsDoNotCompile, makeReport, reportFolder, staleModules, writeReport } from '../contracts/api-report.ts';

const report = await makeReport(root).catch((error: unknown) => {
  if (!(error instanceof ContractsDoNotCompile)) throw error;
  console.error(error.message);
  process.exit(1);
});
const folder = reportFolder(root);
const stale = existsSync(folder) ? staleModules(report, folder) : Object.keys(report);
if (!process.argv.includes('--check')) {
  writeReport(report, folder);
  console.log(stale.length === 0 ? 'The reports were as they should be' : `Written: ${stale.join(', ')}`);
} else if (stale.length > 0) {
  console.error(
    `What these contracts give to others has changed and their reports in shared-contracts/api have not: ${stale.join(', ')}.\nRun "npm run contracts", look at what it changed, and send it with your change.`,
  );
  process.exit(1);
}
