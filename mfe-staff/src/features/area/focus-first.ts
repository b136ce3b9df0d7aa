/** Moves the focus to the first field with an error, once it is marked. */
export function focusFirst(...ids: readonly (string | false)[]): void {
  const id = ids.find((candidate) => candidate !== false);
  if (id) document.getElementById(id)?.focus();
}
