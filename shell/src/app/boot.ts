import type { Variations } from 'shared-contracts/experiments';
import type { FlagValues } from 'shared-contracts/flags';
import type { LocaleId } from 'shared-contracts/locale';
import type { PublicConfig } from 'shared-contracts/platform';
import type { Preview } from 'shared-contracts/preview';
import type { Release } from 'shared-contracts/remote';
import type { DevelopmentBoot } from './dev-tools-boot.ts';

/** The part of a release kept in the page. */
export interface LiveRelease
  extends Pick<Release, 'name' | 'owner' | 'version' | 'container' | 'routes' | 'services' | 'dialogs' | 'slots'> {
  /** Absolute or root-relative URL of the browser files, with a trailing slash. */
  readonly base: string;
  readonly entry: string;
}

/** The version that replaces one that failed in the browser. */
export interface ReleaseBefore {
  readonly release: LiveRelease;
  readonly integrity: Boot['integrity'];
}

/** Embedded in the document: everything the browser needs to continue from the server's rendering. */
export interface Boot {
  readonly locale: LocaleId;
  readonly config: PublicConfig;
  /** Values of feature flags that the page was rendered with. */
  readonly flags?: FlagValues;
  /** What its visitor gets of the experiments that it reads. */
  readonly variations?: Variations;
  /**
   * Releases that may own the page's path. Others are looked up when a link, service, dialog, or slot needs them (see
   * `lookup.ts`), so that a page's size does not depend on the number of remotes.
   */
  readonly releases: readonly LiveRelease[];
  /** Names of remotes in the registry whose release cannot be read. */
  readonly unavailable: readonly string[];
  /** Digest of all releases, as this page's visitor gets them (see `/live-releases`). */
  readonly digest: string;
  /** URL to hash of the scripts of the shell and the page's releases. Scripts without a hash do not run. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Loader data by route id; undefined when the page must load it itself. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Errors by route id. */
  readonly errors?: Readonly<Record<string, SerializedError>> | undefined;
  /** The page is an editor's own. */
  readonly preview?: Preview | undefined;
  readonly development?: DevelopmentBoot | undefined;
}

export interface SerializedError {
  readonly id: string;
  readonly message: string;
  readonly status: number;
}
