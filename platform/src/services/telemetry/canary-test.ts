import { intakeLimits } from './intake.ts';

/** What was seen of one version since the trial began. */
export interface Seen {
  /** Pages that used it. */
  readonly pages: number;
  /** Pages among them in which it failed. */
  readonly failed: number;
  /** Milliseconds of largest contentful paint of its pages. */
  readonly lcp: readonly number[];
}

/**
 * The level of the test that judges a canary again as each page comes in. So many looks call for a strict level: with
 * 0.001 a version that is no worse is hardly ever ended, and one that is much worse is ended within a few dozen pages.
 */
export const level = 0.001;
const fewestPages = 20;
/** More failures than two networks can report. */
const fewestFailed = 2 * intakeLimits.votes + 1;
const fewestPaints = 30;
/** Failures, and their share of its pages, that end a canary whose stable version has too few pages to compare with. */
const worstAlone = { failed: 20, share: 0.2 } as const;
/** A slower paint counts when the median is a tenth and a tenth of a second later. */
const slower = { ratio: 1.1, milliseconds: 100 } as const;

/** Why the canary is worse than the stable version or than any may be, or undefined when nothing shows that it is. */
export function worseBecause(stable: Seen, canary: Seen): string | undefined {
  if (canary.pages >= fewestPages && canary.failed >= fewestFailed) {
    const chance = chanceOfFailures(stable, canary);
    if (chance < level)
      return `it failed in ${canary.failed} of ${canary.pages} pages, the stable version in ${stable.failed} of ${stable.pages} (p ${chance.toExponential(1)})`;
  }
  const { failed, share } = worstAlone;
  if (stable.pages < fewestPages && canary.failed >= failed && canary.failed >= canary.pages * share)
    return `it failed in ${canary.failed} of ${canary.pages} pages, and the stable version has only ${stable.pages} to compare with`;
  if (canary.lcp.length >= fewestPaints && stable.lcp.length >= fewestPaints) {
    const [was, is] = [median(stable.lcp), median(canary.lcp)];
    const chance = chanceOfLarger(stable.lcp, canary.lcp);
    if (chance < level && is > was * slower.ratio && is > was + slower.milliseconds)
      return `its largest paint comes after ${Math.round(is)} ms, the stable version's after ${Math.round(was)} ms (p ${chance.toExponential(1)})`;
  }
  return undefined;
}

/** Fisher's exact test, one-sided: the chance that so many of the failures fall to the canary if it is no worse. */
export function chanceOfFailures(
  stable: Pick<Seen, 'pages' | 'failed'>,
  canary: Pick<Seen, 'pages' | 'failed'>,
): number {
  const all = stable.pages + canary.pages;
  const failed = stable.failed + canary.failed;
  const most = Math.min(failed, canary.pages);
  let chance = 0;
  for (let count = canary.failed; count <= most; count += 1) {
    if (failed - count > stable.pages) continue;
    chance += Math.exp(
      logChoose(canary.pages, count) + logChoose(stable.pages, failed - count) - logChoose(all, failed),
    );
  }
  return Math.min(1, chance);
}

/** Mann-Whitney's test, one-sided, with its normal approximation: the chance of such ranks if the second are no larger. */
export function chanceOfLarger(first: readonly number[], second: readonly number[]): number {
  const values = [...first.map((value) => ({ value, own: 0 })), ...second.map((value) => ({ value, own: 1 }))].sort(
    (a, b) => a.value - b.value,
  );
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < values.length; ) {
    let end = start;
    while (end < values.length && values[end]?.value === values[start]?.value) end += 1;
    const rank = (start + 1 + end) / 2;
    for (let place = start; place < end; place += 1) rankSum += (values[place]?.own ?? 0) * rank;
    ties += (end - start) ** 3 - (end - start);
    start = end;
  }
  const [n, m] = [first.length, second.length];
  const mean = (n * m) / 2;
  const spread = Math.sqrt(((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1))));
  if (spread === 0) return 1;
  return upperTail((rankSum - (m * (m + 1)) / 2 - mean - 0.5) / spread);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

const logFactorials = [0];
function logFactorial(count: number): number {
  for (let next = logFactorials.length; next <= count; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[count] ?? 0;
}
const logChoose = (from: number, count: number) =>
  logFactorial(from) - logFactorial(count) - logFactorial(from - count);

/** Upper tail of the normal distribution (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
