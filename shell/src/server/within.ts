/** Waits for an answer, so many milliseconds at most. */
export async function within(milliseconds: number, answer: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  await Promise.race([answer, late.promise]);
  clearTimeout(timer);
}
