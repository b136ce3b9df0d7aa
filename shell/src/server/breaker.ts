interface Limits {
  /** Faults within the window after which a version rests. */
  readonly faults: number;
  /** Milliseconds. */
  readonly window: number;
  /** Milliseconds that a version rests before it is tried again. */
  readonly rest: number;
}

const usual: Limits = { faults: 3, window: 60_000, rest: 60_000 };

/**
 * Counts the faults of released versions. One that keeps failing rests for a while; then it is tried again, and rests
 * with the first fault it makes.
 */
export function createBreaker(now: () => number = Date.now, { faults, window, rest }: Limits = usual) {
  const seen = new Map<string, number[]>();
  const restingUntil = new Map<string, number>();

  return {
    /** Lets a version rest at once, for so many milliseconds: it ended the process that it ran in. */
    end(version: string, duration: number): void {
      restingUntil.set(version, now() + duration);
    },
    fault(version: string): void {
      const recent = [...(seen.get(version) ?? []), now()].filter((at) => at > now() - window).slice(-faults);
      seen.set(version, recent);
      if (recent.length === faults || restingUntil.has(version))
        restingUntil.set(version, Math.max(restingUntil.get(version) ?? 0, now() + rest));
    },
    rests(version: string): boolean {
      return (restingUntil.get(version) ?? 0) > now();
    },
  };
}
