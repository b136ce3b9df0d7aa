/** Fetches a part of the page with its first use; what could not be fetched is fetched anew by the next one. */
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
