/** Converts paths relative to their locale into full paths by locale. */
export function fullAlternates(alternates: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(alternates).map(([id, url]) => [id, url === '/' ? `/${id}` : `/${id}${url}`]),
  );
}
