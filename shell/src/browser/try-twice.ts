/** Between two tries, so that not everybody who met a fault comes back at once. */
const nextMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 200 + Math.random() * 400));

/** Tries once more what broke off, which may have been the line; not what `isFinal` says would come out the same. */
export async function tryTwice<Result>(
  act: () => Promise<Result>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (isFinal(error)) throw error;
    await nextMoment();
    return act();
  }
}
