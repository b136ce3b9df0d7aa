import type { LocaleId } from 'shared-contracts/locale';
import type { PublicConfig } from 'shared-contracts/platform';
import type { Release } from 'shared-contracts/remote';
import type { DevelopmentBoot } from './dev-tools-boot.ts';

/** What the shell keeps of a release in the page. */
export interface LiveRelease
  extends Pick<Release, 'name' | 'owner' | 'version' | 'container' | 'routes' | 'services' | 'dialogs' | 'slots'> {
  /** Absolute or root-relative address of the browser files, with a trailing slash. */
  readonly base: string;
  readonly entry: string;
}

/** The version that stands in for one that failed in the browser. */
export interface ReleaseBefore {
  readonly release: LiveRelease;
  readonly integrity: Boot['integrity'];
}

/** The document's own data: everything the browser needs to continue what the server began. */
export interface Boot {
  readonly locale: LocaleId;
  readonly config: PublicConfig;
  /**
   * Those that the page's address may belong to. All others are looked up when a link, a service, a dialog or a slot leads to
   * them (see `lookup.ts`), so that a page weighs the same however many remotes there are.
   */
  readonly releases: readonly LiveRelease[];
  /** Names of remotes that the registry lists but whose release cannot be read. */
  readonly unavailable: readonly string[];
  /** What all of the shop's releases are called together, as this page's visitor gets them (see `/live-releases`). */
  readonly digest: string;
  /** Address to hash of the scripts of the shell and of the page's releases. A script without a hash does not run. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Loader data by route id, or undefined when the page has to load it itself. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Errors by route id. */
  readonly errors?: Readonly<Record<string, SerializedError>> | undefined;
  readonly development?: DevelopmentBoot | undefined;
}

export interface SerializedError {
  readonly id: string;
  readonly message: string;
  readonly status: number;
}
