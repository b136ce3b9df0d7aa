/** Additional data of pages in development shells; absent in production. */
export interface DevelopmentBoot {
  /** Remotes that this page loads from sources, with the origin serving them. */
  readonly overrides: Readonly<Record<string, string>>;
  /** The developer's choice, including on pages restricted to released versions. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Allowed origins, as configured. */
  readonly trusted: string;
  readonly releases: readonly ReleaseFacts[];
}

/** A release as shown in the developer panel. */
export interface ReleaseFacts {
  readonly name: string;
  readonly owner: string;
  readonly version: string;
  readonly commit: string;
  readonly builtAt: string;
  /** Its role in the registry: stable, canary, or previous. */
  readonly stage: 'stable' | 'canary' | 'before';
  /** Percentage of visitors who get a canary. */
  readonly share?: number;
  readonly canBeOverridden: boolean;
}
