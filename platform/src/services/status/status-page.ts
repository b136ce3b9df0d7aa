import { detailsOf } from 'release-kit/registry-rules';
import { escapeHtml } from 'service-kit/escape-html';
import type { Registry } from 'shared-contracts/remote';
import type { VitalName } from 'shared-contracts/telemetry';
import { type Fault, quantile, type VersionSeen } from '../telemetry/collected.ts';
import { type History, stepLength } from '../telemetry/history.ts';
import type { Refusal } from '../telemetry/intake.ts';
import { orderCost, ordersNow } from './order-cost.ts';
import { htmlPage, section, timeText } from './page-parts.ts';
import { isLive } from './rollback.ts';
import { rollbackAddress } from './rollback-page.ts';
import { sparkline } from './sparkline.ts';

/** What the page shows. */
interface Status {
  readonly versions: readonly VersionSeen[];
  readonly history: Pick<History, 'version' | 'fault' | 'faultBegan' | 'ordersPerMinute'>;
  readonly registry: Registry | undefined;
  /** All changes of the registry, oldest first. */
  readonly changes: readonly Registry[];
  readonly refused: ReadonlyMap<Refusal, number>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the page updates by itself. */
  readonly updates: boolean;
  /** The revision that this visitor has just made. */
  readonly done: number;
}

const ms = (value: number | undefined) => (value === undefined ? '–' : `${Math.round(value)} ms`);
const perMinute = (value: number | undefined) => (value === undefined ? 'not counted' : value.toFixed(1));

/** How a version stands in the registry. */
function roleOf(registry: Registry | undefined, remote: string, release: string): string {
  const live = registry?.remotes[remote];
  if (live?.stable === release) return 'stable';
  if (live?.canary?.version === release) return `canary, ${live.canary.share} %`;
  if (live?.previous === release) return 'previous';
  return remote === 'shell' ? 'host' : 'not live';
}

/** The end of the running step, until which the history is drawn. */
const endOfStep = (now: number) => (Math.floor(now / stepLength) + 1) * stepLength;

/** A link to the rollback of a live version; it names the version to those who hear the page. */
function rollbackLink({ registry }: Status, { remote, release }: VersionSeen): string {
  if (!isLive(registry, remote, release)) return '–';
  const name = escapeHtml(`Roll back ${remote} ${release}`);
  return `<a href="${escapeHtml(rollbackAddress(remote, release))}" aria-label="${name}">Roll back</a>`;
}

function versionRow(status: Status, seen: VersionSeen): string {
  const { remote, release, owner, pages, failedPages, longTasks } = seen;
  const share = pages === 0 ? 0 : (failedPages / pages) * 100;
  const vital = (name: VitalName) => quantile(seen.vitals.get(name)?.values() ?? [], 0.75);
  const shift = vital('CLS');
  const failed = `${failedPages} (${share.toFixed(1)} %)`;
  const day = status.history.version(seen, status.now);
  const chart = sparkline(
    `${remote} ${release}`,
    [
      { name: 'pages', amounts: day.pages, tone: 'usual' },
      { name: 'failed', amounts: day.failed, tone: 'bad' },
    ],
    endOfStep(status.now),
    stepLength,
  );
  return `<tr><th scope="row">${escapeHtml(remote)}</th><td><code>${escapeHtml(release)}</code></td><td>${escapeHtml(roleOf(status.registry, remote, release))}</td><td>${escapeHtml(owner)}</td><td class="n">${pages}</td><td class="n${share > 1 ? ' bad' : ''}">${failed}</td><td>${chart}</td><td>${rollbackLink(status, seen)}</td><td class="n">${ms(quantile(seen.loadTimes.values(), 0.75))}</td><td class="n">${ms(vital('LCP'))}</td><td class="n">${ms(vital('INP'))}</td><td class="n">${shift === undefined ? '–' : shift.toFixed(3)}</td><td class="n">${longTasks}</td></tr>`;
}

/** The most frequent screens, locales, and browsers of a fault. */
const shownOrigins = 3;

function originsOf({ origins }: Fault): string {
  const sorted = [...origins].sort(([, a], [, b]) => b - a);
  const shown = sorted.slice(0, shownOrigins).map(([from, count]) => `${escapeHtml(from)}: ${count}`);
  const others = sorted.length - shown.length;
  return [...shown, ...(others > 0 ? [`${others} more`] : [])].join('<br>') || '–';
}

/** Orders per minute before and since a fault, and the difference. */
function costOf({ history, now }: Status, fault: Pick<Fault, 'firstAt' | 'lastAt'>): string {
  const cost = orderCost(fault, history, now);
  if (!cost) return 'in the next minute';
  const { minutes, before, since } = cost;
  const compared = `${perMinute(before)} before, ${perMinute(since)} since<br>(${minutes} min each)`;
  if (before === undefined || since === undefined) return compared;
  const lost = before - since;
  return lost >= 0.05 ? `<span class="bad">${lost.toFixed(1)} fewer</span><br>${compared}` : `not fewer<br>${compared}`;
}

function faultRows(status: Status, seen: VersionSeen): string {
  const { remote, release, owner, faults } = seen;
  return faults
    .map((fault) => {
      const { phase, message, trace, pages, lastAt } = fault;
      const name = { remote, release, phase, message };
      const firstAt = status.history.faultBegan(name, fault.firstAt, status.now);
      const amounts = status.history.fault(name, status.now);
      const chart = sparkline(
        `${message} in ${remote}`,
        [{ name: 'pages', amounts, tone: 'bad' }],
        endOfStep(status.now),
        stepLength,
      );
      // What decides comes first: a phone shows the first columns.
      const first = `<th scope="row">${escapeHtml(remote)}</th><td><code>${escapeHtml(release)}</code><br>${rollbackLink(status, seen)}</td><td>${costOf(status, { firstAt, lastAt })}</td><td>${chart}</td>`;
      const what = `<td><code>${escapeHtml(message)}</code><br><code>${escapeHtml(trace)}</code></td><td class="n">${pages}</td>`;
      return `<tr>${first}${what}<td>${timeText(firstAt)}</td><td>${timeText(lastAt)}</td><td>${escapeHtml(phase)}</td><td>${originsOf(fault)}</td><td>${escapeHtml(owner)}</td></tr>`;
    })
    .join('');
}

const refusals: Readonly<Record<Refusal, string>> = {
  token: 'Records without a valid page token',
  'unknown release': 'Records of releases that were not served',
  'too many': 'Repeated faults, and records beyond the limit of a page',
  'same network': 'Pages beyond the limit of their network, which do not count',
};

const changeRow = ({ at, by, change }: Registry) =>
  `<tr><td>${at.slice(0, 19)}Z</td><td>${escapeHtml(by)}</td><td>${change.kind}</td><th scope="row">${escapeHtml(change.remote)}</th><td><code>${escapeHtml(detailsOf(change))}</code></td></tr>`;

/** Confirms a change to the visitor who made it. */
function doneNote({ changes, done }: Status): string {
  const made = changes.find(({ revision }) => revision === done);
  if (!made) return '';
  const stable = made.remotes[made.change.remote]?.stable ?? '';
  return `<p class="note" role="status">${escapeHtml(made.change.remote)} is at ${escapeHtml(stable)} again (revision ${made.revision}, by ${escapeHtml(made.by)})</p>`;
}

/** The versions in use with their health, per remote, as a page without script. */
export function statusPage(status: Status): string {
  const { versions, registry, changes, refused, updates, history, now } = status;
  const sorted = [...versions].sort((a, b) => a.remote.localeCompare(b.remote) || b.since - a.since);
  const refusedRows = [...refused]
    .map(([why, count]) => `<tr><th scope="row">${refusals[why]}</th><td class="n">${count}</td></tr>`)
    .join('');
  const where = registry
    ? `${escapeHtml(registry.environment)}, revision ${registry.revision}`
    : 'Nothing was ever promoted here';
  const update = updates ? '<a href="/">Stop updating</a>' : '<a href="/?update=on">Update every 10 seconds</a>';
  return htmlPage(
    'Releases',
    `<h1>Releases</h1><p>${where}</p><p>Orders per minute: ${perMinute(ordersNow(history, now))}, in the last 15 minutes</p><p><a href="/flags">Feature flags</a> <a href="/experiments">Experiments</a></p><p>${update}</p>${doneNote(status)}
${section('Health', ['Remote', 'Version', 'Role', 'Owner', 'Pages', 'Failed', 'Last 24 hours', 'Action', 'Load p75', 'LCP p75', 'INP p75', 'CLS p75', 'Long tasks'], sorted.map((seen) => versionRow(status, seen)).join(''), 'No page has reported anything yet.')}
${section('Faults', ['Remote', 'Version', 'Orders per minute', 'Last 24 hours', 'Message and trace', 'Pages', 'First', 'Last', 'Phase', 'Screen, locale, browser', 'Owner'], sorted.map((seen) => faultRows(status, seen)).join(''), 'No faults.')}
${section('Changes', ['When', 'Who', 'What', 'Remote', 'Details'], changes.slice(-10).reverse().map(changeRow).join(''), 'No changes yet.')}
${section('Refused reports', ['What', 'Count'], refusedRows, 'None since this service was started.')}`,
    updates,
  );
}
