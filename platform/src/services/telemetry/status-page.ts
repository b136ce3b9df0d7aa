import { detailsOf } from 'release-kit/registry-rules';
import { escapeHtml } from 'shared-contracts/escape-html';
import type { Registry } from 'shared-contracts/remote';
import type { VitalName } from 'shared-contracts/telemetry';
import { type Fault, quantile, type VersionSeen } from './collected.ts';
import type { Refusal } from './intake.ts';

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
  if (live?.previous === release) return 'previous';
  return remote === 'shell' ? 'host' : 'not live';
}

function versionRow(seen: VersionSeen, registry: Registry | undefined): string {
  const { remote, release, owner, pages, failedPages, longTasks } = seen;
  const share = pages === 0 ? 0 : (failedPages / pages) * 100;
  const vital = (name: VitalName) => quantile(seen.vitals.get(name)?.values() ?? [], 0.75);
  const shift = vital('CLS');
  const failed = `${failedPages} (${share.toFixed(1)} %)`;
  return `<tr><th scope="row">${escapeHtml(remote)}</th><td><code>${escapeHtml(release)}</code></td><td>${escapeHtml(roleOf(registry, remote, release))}</td><td>${escapeHtml(owner)}</td><td class="n">${pages}</td><td class="n${share > 1 ? ' bad' : ''}">${failed}</td><td class="n">${ms(quantile(seen.loadTimes.values(), 0.75))}</td><td class="n">${ms(vital('LCP'))}</td><td class="n">${ms(vital('INP'))}</td><td class="n">${shift === undefined ? '–' : shift.toFixed(3)}</td><td class="n">${longTasks}</td></tr>`;
}

const time = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** The most frequent screens, locales, and browsers of a fault. */
const shownOrigins = 3;

function originsOf({ origins }: Fault): string {
  const sorted = [...origins].sort(([, a], [, b]) => b - a);
  const shown = sorted.slice(0, shownOrigins).map(([from, count]) => `${escapeHtml(from)}: ${count}`);
  const others = sorted.length - shown.length;
  return [...shown, ...(others > 0 ? [`${others} more`] : [])].join('<br>') || '–';
}

function faultRows({ remote, release, owner, faults }: VersionSeen): string {
  return faults
    .map(
      (fault) =>
        `<tr><td>${time(fault.firstAt)}</td><td>${time(fault.lastAt)}</td><th scope="row">${escapeHtml(remote)}</th><td><code>${escapeHtml(release)}</code></td><td>${escapeHtml(owner)}</td><td>${escapeHtml(fault.phase)}</td><td class="n">${fault.pages}</td><td>${originsOf(fault)}</td><td><code>${escapeHtml(fault.message)}</code><br><code>${escapeHtml(fault.trace)}</code></td></tr>`,
    )
    .join('');
}

const refusals: Readonly<Record<Refusal, string>> = {
  token: 'Records without a valid page token',
  'unknown release': 'Records of releases that were not served',
  'too many': 'Repeated faults, and records beyond the limit of a page',
  'same network': 'Pages beyond the limit of their network, which do not count',
};

const table = (heads: readonly string[], rows: string, none: string) =>
  rows
    ? `<div class="wide" tabindex="0" role="region" aria-label="Table"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows}</tbody></table></div>`
    : `<p>${none}</p>`;

/** The versions in use with their health, per remote, as a page without script. */
export function statusPage(
  versions: readonly VersionSeen[],
  registry: Registry | undefined,
  history: readonly Registry[],
  refused: ReadonlyMap<Refusal, number>,
): string {
  const sorted = [...versions].sort((a, b) => a.remote.localeCompare(b.remote) || b.since - a.since);
  const changes = history
    .slice(-10)
    .reverse()
    .map(({ at, by, change }) => {
      return `<tr><td>${at.slice(0, 19)}Z</td><td>${escapeHtml(by)}</td><td>${change.kind}</td><th scope="row">${escapeHtml(change.remote)}</th><td><code>${escapeHtml(detailsOf(change))}</code></td></tr>`;
    })
    .join('');
  const refusedRows = [...refused]
    .map(([why, count]) => `<tr><th scope="row">${refusals[why]}</th><td class="n">${count}</td></tr>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="10"><title>Tarnfell: releases</title><style>${style}</style></head><body><main>
<h1>Releases</h1><p>${registry ? `${escapeHtml(registry.environment)}, revision ${registry.revision}` : 'Nothing was ever promoted here'}</p>
<h2>Health</h2>${table(['Remote', 'Version', 'Role', 'Owner', 'Pages', 'Failed', 'Load p75', 'LCP p75', 'INP p75', 'CLS p75', 'Long tasks'], sorted.map((seen) => versionRow(seen, registry)).join(''), 'No page has reported anything yet.')}
<h2>Faults</h2>${table(['First', 'Last', 'Remote', 'Version', 'Owner', 'Phase', 'Pages', 'Screen, locale, browser', 'Message and trace'], sorted.map(faultRows).join(''), 'Nothing.')}
<h2>Changes</h2>${table(['When', 'Who', 'What', 'Remote', 'Details'], changes, 'Nothing yet.')}
<h2>Not believed</h2>${table(['What', 'Count'], refusedRows, 'Nothing since this service was started.')}
</main></body></html>`;
}
