import { createContext } from 'react';
import type { OfferKind } from './lookup.ts';

/** The exposed module of a service, dialog, or slot. */
export interface ExposedModule {
  readonly remote: string;
  readonly expose: string;
}

/** Finds and loads what releases expose besides screens: dialogs and slots. */
export interface Exposed {
  /** Synchronous lookup among known releases. */
  find(kind: OfferKind, name: string): ExposedModule | undefined;
  /** Like the above, after looking up unknown ones; undefined when no release provides it. */
  lookUp(kind: OfferKind, name: string): Promise<ExposedModule | undefined>;
  /** The module if it is loaded. */
  ready(remote: string, expose: string): Record<string, unknown> | undefined;
  load(remote: string, expose: string): Promise<Record<string, unknown>>;
  /** Reloads the page with a failed remote's previous version; false when the page stays. */
  giveUp(remote: string): Promise<boolean>;
}

/** Undefined on the server: dialogs and slots exist in the browser only. */
export const ExposedContext = createContext<Exposed | undefined>(undefined);
