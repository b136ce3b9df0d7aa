/** What a page of a development shell knows beside the rest; pages of a shell for shoppers have none of it. */
export interface DevelopmentBoot {
  /** Remotes that this page takes from their sources, with the origin that serves them. */
  readonly overrides: Readonly<Record<string, string>>;
  /** What this browser's developer chose, also where the page is one that runs released versions only. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Origins that may be chosen, as the shell's configuration writes them. */
  readonly trusted: string;
  readonly releases: readonly ReleaseFacts[];
}

/** A release as the developer panel tells of it. */
export interface ReleaseFacts {
  readonly name: string;
  readonly owner: string;
  readonly version: string;
  readonly commit: string;
  readonly builtAt: string;
  /** What the registry says of this version: live for everybody, on trial, or the one before that stands in. */
  readonly stage: 'stable' | 'canary' | 'before';
  /** Percent of the visitors that get a version on trial. */
  readonly share?: number;
  readonly canBeOverridden: boolean;
}
