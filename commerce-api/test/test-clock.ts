/** A clock for `openShop` that stands still until a test moves it on. */
export function testClock() {
  const began = new Date();
  let now = began;
  return {
    began,
    now: (): Date => now,
    wait(milliseconds: number): void {
      now = new Date(now.getTime() + milliseconds);
    },
    /** Goes back to when it began. */
    reset(): void {
      now = began;
    },
  };
}
