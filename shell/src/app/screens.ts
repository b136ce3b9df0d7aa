import type { ScreenModule } from 'shared-contracts/routing';

/** Source of screens: the federation runtime in the browser, verified bundles on the server. */
export interface Screens {
  /** The module if it is loaded. */
  loaded(remote: string, expose: string): ScreenModule | undefined;
  /** Rejects when the remote cannot be loaded; a later call tries again. */
  load(remote: string, expose: string): Promise<ScreenModule>;
}
