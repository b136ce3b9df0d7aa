/**
 * `npm run check:render-faults`: promotes one release for each fault that a server half can have in a running shell, under load.
 * The other pages, health, and assets keep answering; the previous version answers the faulty page within 3 s; the owner gets a report. It ends with 0 when
 * nothing went wrong; with a planted bug, when it was found.
 *
 *     --short          the quick faults alone and without limits of time, as `npm test` runs it on machines of any speed
 *     --only=<text>    the faults with this text in their name
 *     --plant=<name>   plants a known bug: no-heartbeat, no-step-limit, silent-guard, no-confinement,
 *                      no-freeze, no-judgment, no-leak-blame, no-previous
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { plants } from './render-faults/plants.ts';
import {
  brokenPage,
  type FaultyRelease,
  faultyReleases,
  otherPage,
  secret,
  soundWords,
} from './render-faults/releases.ts';
import { openShell, type ShellUnderTest } from './render-faults/shell-under-test.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, only: { type: 'string' }, plant: { type: 'string' } },
});
const { plant } = values;
if (plant !== undefined && !plants[plant])
  throw new Error(`There is no bug "${plant}". Known ones: ${Object.keys(plants).join(', ')}`);

/** Whether the planted bug explains what went wrong. */
const isFinding = (wrong: string) => plant !== undefined && (plants[plant]?.finding.test(wrong) ?? false);

/** Milliseconds. */
const takeOver = 3000;
const healthDeadline = 500;
const reportDeadline = values.short ? 60_000 : 5000;
const giveUp = values.short ? 60_000 : 15_000;
/** Time limits depend on the machine; the short form checks what happens, not how fast. */
const isTimed = !values.short;
const loadPace = values.short ? 250 : 50;
/** The slowest answer to sound pages on an idle machine. */
const expectedSlowest = 150;

const chosen = faultyReleases.filter(
  ({ name, isQuick }) => (!values.short || isQuick) && (values.only === undefined || name.includes(values.only)),
);

interface Visit {
  readonly path: string;
  readonly status: number;
  readonly duration: number;
  readonly text: string;
}

async function visit(origin: string, path: string): Promise<Visit> {
  const begin = performance.now();
  // The faulty page is requested from another household, so that the pages of the others do not wait for it.
  const headers = { 'x-forwarded-for': path === brokenPage ? '203.0.113.7' : '203.0.113.8' };
  const answer = fetch(origin + path, { headers, signal: AbortSignal.timeout(giveUp) });
  const [status, text] = await answer.then(
    async (response) => [response.status, await response.text()] as const,
    (error: unknown) => [0, String(error)] as const,
  );
  return { path, status, text, duration: performance.now() - begin };
}

/** Requests another page and the health endpoint repeatedly until stopped. */
function load(origin: string) {
  const visits: Promise<Visit>[] = [];
  const timer = setInterval(() => {
    visits.push(visit(origin, otherPage), visit(origin, '/readyz'));
  }, loadPace);
  return async () => {
    clearInterval(timer);
    return Promise.all(visits);
  };
}

/** The factor by which this machine is slower than an idle one, applied to all limits. */
async function slowness(origin: string): Promise<number> {
  const stop = load(origin);
  await pause(1500);
  const visits = await stop();
  const slowest = Math.max(...visits.map(({ duration }) => duration));
  return Math.max(1, slowest / expectedSlowest);
}

async function untilLive(shell: ShellUnderTest, version: string, isExpected: boolean): Promise<void> {
  const until = Date.now() + (isExpected ? giveUp : 2000);
  while (Date.now() < until) {
    const { text } = await visit(shell.origin, '/readyz');
    if (text.includes(`broken ${version}`)) return;
    await pause(50);
  }
  if (isExpected) throw new Error(`broken ${version} does not go live`);
}

/** Promotes a faulty release, requests its page, and returns every deviation from the expected outcome. */
async function tryFault(
  shell: ShellUnderTest,
  fault: FaultyRelease,
  { version, factor }: { readonly version: string; readonly factor: number },
): Promise<string[]> {
  const wrong: string[] = [];
  await shell.release('broken', version, fault.module);
  const stop = load(shell.origin);
  await shell.change({ kind: 'promote', remote: 'broken', version });
  // A release that cannot be evaluated never goes live.
  await untilLive(shell, version, !fault.name.endsWith('evaluated'));
  const pages: Visit[] = [];
  for (let count = 0; count < (fault.views ?? 1); count += 4)
    pages.push(...(await Promise.all(Array.from({ length: 4 }, () => visit(shell.origin, brokenPage)))));
  if (fault.outcome === 'previous') pages.push(await visit(shell.origin, brokenPage));

  for (const { status, duration, text } of pages) {
    if (status !== 200) wrong.push(`the page answered ${status}: ${text.slice(0, 80)}`);
    if (isTimed && duration > takeOver * factor) wrong.push(`the page took ${Math.round(duration)} ms`);
    if (text.includes(secret)) wrong.push('the page shows the environment of the shell');
    if (/\broot:x:0/.test(text)) wrong.push('the page shows a file');
    if (text.includes('reached a stream')) wrong.push('the page reached a stream');
    if (fault.outcome === 'previous' && !fault.views && !text.includes(soundWords))
      wrong.push('the previous version did not answer');
  }
  const until = Date.now() + reportDeadline;
  const reported = () =>
    shell.reported
      .filter(({ remote, release }) => remote === 'broken' && release === version)
      .map(({ message }) => message);
  const isReported = () => reported().some((message) => fault.reported?.test(message));
  while (fault.reported && !isReported() && Date.now() < until) await pause(100);
  if (fault.reported && !isReported())
    wrong.push(`the owner did not get the report, only ${reported().join() || 'nothing'}`);
  if (!fault.reported && fault.outcome === 'confined' && reported().length > 0)
    wrong.push(`the page failed: ${reported().join()}`);
  if (fault.views) {
    const { text } = await visit(shell.origin, brokenPage);
    if (!text.includes(soundWords)) wrong.push('the previous version did not take over');
  }
  if (shell.visitors() > 0) wrong.push(`${shell.visitors()} connections left the worker`);

  const others = await stop();
  for (const { path, status, duration } of others) {
    if (status !== 200) wrong.push(`${path} answered ${status}`);
    if (isTimed && duration > (path === '/readyz' ? healthDeadline : takeOver) * factor)
      wrong.push(`${path} took ${Math.round(duration)} ms`);
  }
  const slowest = (path: string) =>
    Math.round(Math.max(0, ...others.filter((one) => one.path === path).map(({ duration }) => duration)));
  const own = Math.round(Math.max(...pages.map(({ duration }) => duration)));
  console.log(
    `${wrong.length === 0 ? '✓' : '✗'} ${fault.name}: page ${own} ms, other page ${slowest(otherPage)} ms, health ${slowest('/readyz')} ms`,
  );
  await shell.change({ kind: 'rollback', remote: 'broken', version: '1.0.0' });
  await untilLive(shell, '1.0.0', true);
  return [...new Set(wrong)];
}

const shell = await openShell(plant);
const faults: string[] = [];
try {
  // The first pages compile and load what later ones reuse.
  for (const path of [otherPage, brokenPage]) await visit(shell.origin, path);
  const factor = isTimed ? await slowness(shell.origin) : 1;
  if (factor > 1) console.log(`The machine is busy: limits are ${factor.toFixed(1)} times as long`);
  for (const [place, fault] of chosen.entries()) {
    const wrong = await tryFault(shell, fault, { version: `2.${place}.0`, factor });
    for (const one of wrong) console.error(`  ${one}`);
    faults.push(...wrong.map((one) => `${fault.name}: ${one}`));
    if (wrong.some(isFinding)) break;
  }
} catch (error) {
  faults.push(String(error));
  console.error(error);
} finally {
  await shell.close();
}
const isFound = faults.some(isFinding);
if (plant) console.log(isFound ? `✓ ${plant} was found` : `✗ ${plant} was not found`);
else
  console.log(
    faults.length > 0 ? `✗ ${faults.length} things went wrong` : `✓ ${chosen.length} faults stayed on their page`,
  );
process.exit((plant ? isFound : faults.length === 0) ? 0 : 1);
