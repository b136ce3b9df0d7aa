import { detailsOf } from 'release-kit/registry-rules';
import { escapeHtml } from 'shared-contracts/escape-html';
import type { Registry } from 'shared-contracts/remote';
import type { VitalName } from 'shared-contracts/telemetry';
import { quantile, type VersionSeen } from './collected.ts';

const style = `
:root{color-scheme:light dark;--ink:light-dark(#14181a,#ecebe6);--soft:light-dark(#5b6468,#a3acb0);--line:light-dark(#d9d6cd,#2b3437);--ground:light-dark(#f6f4ef,#0e1416);--bad:light-dark(#a3261b,#ff9d8f)}
body{margin:0 auto;max-width:80rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1{font-size:1.5rem;margin:0}h2{font-size:1.1rem;margin:2rem 0 .5rem}p{margin:.25rem 0;color:var(--soft)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.5rem .75rem;border-block-end:1px solid var(--line);vertical-align:top}
td.n,th.n{text-align:end;white-space:nowrap}th{font-weight:600;color:var(--soft);white-space:nowrap}.bad{color:var(--bad);font-weight:600}
code{font:.875em ui-monospace,monospace;overflow-wrap:anywhere}`;

const ms = (value: number | undefined) => (value === undefined ? '–' : `${Math.round(value)} ms`);

/** How a version stands in the registry. */
function roleOf(registry: Registry | undefined, remote: string, release: string): string {
  const live = registry?.remotes[remote];
  if (live?.stable === release) return 'stable';
  if (live?.canary?.version === release) return `canary, ${live.canary.share} %`;
  if (live?.previous === release) return 'before';
  return remote === 'shell' ? 'host' : 'not live';
}

function versionRow(seen: VersionSeen, registry: Registry | undefined): string {
  const pages = Math.max(seen.loads, seen.failedPages.size);
  const share = pages === 0 ? 0 : (seen.failedPages.size / pages) * 100;
  const vital = (name: VitalName) => quantile(seen.vitals.get(name) ?? [], 0.75);
  const shift = vital('CLS');
  const failed = `${seen.failedPages.size} (${share.toFixed(1)} %)`;
  return `<tr><th scope="row">${escapeHtml(seen.remote)}</th><td><code>${escapeHtml(seen.release)}</code></td><td>${escapeHtml(roleOf(registry, seen.remote, seen.release))}</td><td>${escapeHtml(seen.owner)}</td><td class="n">${seen.loads}</td><td class="n${share > 1 ? ' bad' : ''}">${failed}</td><td class="n">${ms(quantile(seen.loadTimes, 0.75))}</td><td class="n">${ms(vital('LCP'))}</td><td class="n">${ms(vital('INP'))}</td><td class="n">${shift === undefined ? '–' : shift.toFixed(3)}</td><td class="n">${seen.longTasks}</td></tr>`;
}

function faultRows(seen: VersionSeen): string {
  return seen.faults
    .map(
      (fault) =>
        `<tr><td>${new Date(fault.at).toISOString().slice(0, 19)}Z</td><th scope="row">${escapeHtml(seen.remote)}</th><td><code>${escapeHtml(seen.release)}</code></td><td>${escapeHtml(seen.owner)}</td><td>${escapeHtml(fault.phase)}</td><td class="n">${fault.count}</td><td><code>${escapeHtml(fault.message)}</code><br><code>${escapeHtml(fault.trace)}</code></td></tr>`,
    )
    .join('');
}

const table = (heads: readonly string[], rows: string, none: string) =>
  rows
    ? `<div class="wide" tabindex="0" role="region" aria-label="Table"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows}</tbody></table></div>`
    : `<p>${none}</p>`;

/** The versions in use with their health, per remote, as a page without script. */
export function statusPage(
  versions: readonly VersionSeen[],
  registry: Registry | undefined,
  history: readonly Registry[],
): string {
  const sorted = [...versions].sort((a, b) => a.remote.localeCompare(b.remote) || b.since - a.since);
  const changes = history
    .slice(-10)
    .reverse()
    .map(({ at, by, change }) => {
      return `<tr><td>${at.slice(0, 19)}Z</td><td>${escapeHtml(by)}</td><td>${change.kind}</td><th scope="row">${escapeHtml(change.remote)}</th><td><code>${escapeHtml(detailsOf(change))}</code></td></tr>`;
    })
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="10"><title>Tarnfell: releases</title><style>${style}</style></head><body><main>
<h1>Releases</h1><p>${registry ? `${escapeHtml(registry.environment)}, revision ${registry.revision}` : 'Nothing was ever promoted here'}</p>
<h2>How they do</h2>${table(['Remote', 'Version', 'Role', 'Owner', 'Pages', 'Failed', 'Load p75', 'LCP p75', 'INP p75', 'CLS p75', 'Long tasks'], sorted.map((seen) => versionRow(seen, registry)).join(''), 'No page has told anything yet.')}
<h2>What failed</h2>${table(['Last', 'Remote', 'Version', 'Owner', 'Phase', 'Times', 'Message and trace'], sorted.map(faultRows).join(''), 'Nothing.')}
<h2>What was changed</h2>${table(['When', 'Who', 'What', 'Remote', 'Details'], changes, 'Nothing yet.')}
</main></body></html>`;
}
