import { createContext } from 'react';
import type { Directory } from '../browser/directory.ts';

/** Finds and loads what releases expose beside screens: dialogs and slots. */
export interface Exposed extends Pick<Directory, 'find' | 'lookUp'> {
  /** The module when it is there already. */
  ready(remote: string, expose: string): Record<string, unknown> | undefined;
  load(remote: string, expose: string): Promise<Record<string, unknown>>;
  /** Loads the page anew with the version before of a remote that failed; false when the page stays. */
  giveUp(remote: string): Promise<boolean>;
}

/** Not there on the server: dialogs and slots are the browser's. */
export const ExposedContext = createContext<Exposed | undefined>(undefined);
