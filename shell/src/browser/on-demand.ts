/** Loads a part of the page on first use; a failed load is repeated on the next. */
export function onDemand<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return async () => {
    part ??= fetchPart();
    try {
      return await part;
    } catch (error) {
      part = undefined;
      throw error;
    }
  };
}
