interface Owned {
  readonly name: string;
  readonly version: string;
  readonly owner: string;
}

/** The owner of a remote on this page; the shell where no release has that name. */
export function ownerOf(
  releases: readonly Owned[],
  remote: string,
): { readonly release: string; readonly owner: string } {
  const release = releases.find(({ name }) => name === remote);
  return release
    ? { release: release.version, owner: release.owner }
    : { release: remote === 'shell' ? 'shell' : 'unreleased', owner: 'team-platform' };
}

/** The reported form of a thrown value, which may be anything: an error whose properties throw, too. */
export function describeFault(error: unknown): { readonly message: string; readonly stack: string } {
  try {
    if (!(error instanceof Error)) return { message: String(error), stack: '' };
    return { message: String(error.message || error.name), stack: String(error.stack ?? '') };
  } catch {
    return { message: 'An error that cannot be read', stack: '' };
  }
}
