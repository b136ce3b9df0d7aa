/** PostgreSQL stores no NUL, and no half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Levels of objects and lists: more than any call or record needs, and few enough for the stack. */
const maxLevels = 64;

/** Returns the dotted path of the first text or level that cannot be stored; undefined when there is none. */
export function findUnstorable(value: unknown, path = '', level = 0): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  if (level > maxLevels) return path;
  for (const [name, inner] of Object.entries(value)) {
    // A name of the caller's own must not reach the answer.
    if (!isStorable(name)) return path;
    const found = findUnstorable(inner, path === '' ? name : `${path}.${name}`, level + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
