/** Lets many take turns, so that all are at work and the machine still answers: at most so many act at the same time. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  const watching = new Set<{ left: number; readonly done: () => void }>();
  let acting = 0;
  let taken = 0;

  function next(): void {
    taken += 1;
    for (const watch of watching) {
      watch.left -= 1;
      if (watch.left > 0) continue;
      watching.delete(watch);
      watch.done();
    }
    const other = waiting.shift();
    if (other) other();
    else acting -= 1;
  }

  return {
    taken: () => taken,
    /** Acts when it is one's turn. */
    async take(act: () => Promise<void>): Promise<void> {
      if (acting >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else acting += 1;
      try {
        await act();
      } finally {
        next();
      }
    },
    /** Resolves when so many more turns were taken. */
    after: (count: number) => new Promise<void>((done) => watching.add({ left: count, done })),
  };
}
