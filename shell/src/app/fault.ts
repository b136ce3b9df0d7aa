interface Owned {
  readonly name: string;
  readonly version: string;
  readonly owner: string;
}

/** Whose code a remote is on this page; the shell's own where no release has that name. */
export function ownerOf(
  releases: readonly Owned[],
  remote: string,
): { readonly release: string; readonly owner: string } {
  const release = releases.find(({ name }) => name === remote);
  return release
    ? { release: release.version, owner: release.owner }
    : { release: remote === 'shell' ? 'shell' : 'unreleased', owner: 'team-platform' };
}

/** What is told of anything that was thrown. */
export function describeFault(error: unknown): { readonly message: string; readonly stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: error.message || error.name, stack: error.stack ?? '' };
}
