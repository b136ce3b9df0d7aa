type Ask = (index: number | undefined) => void;

const listeners = new Set<Ask>();

/** Asks the open editor for the form of a block; undefined for that of the page. */
export const askForBlock: Ask = (index) => {
  for (const listener of listeners) listener(index);
};

/** Calls back when the form of a block is asked for. */
export function onBlockAsked(listener: Ask): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
