/** The share of an element that must be in view. */
const half = 0.5;

/**
 * Calls back with elements that come half into view, together with others that do so at the same time; each once. Returns a
 * function that ends it.
 */
export function followSeen<Seen extends Element>(
  elements: Iterable<Seen>,
  onSeen: (elements: readonly Seen[]) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as Seen);
      for (const one of seen) observer.unobserve(one);
      if (seen.length > 0) onSeen(seen);
    },
    { threshold: half },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
