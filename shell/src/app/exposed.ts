import { createContext } from 'react';
import type { Directory } from '../browser/directory.ts';

/** Finds and loads what releases expose besides screens: dialogs and slots. */
export interface Exposed extends Pick<Directory, 'find' | 'lookUp'> {
  /** The module if it is loaded. */
  ready(remote: string, expose: string): Record<string, unknown> | undefined;
  load(remote: string, expose: string): Promise<Record<string, unknown>>;
  /** Reloads the page with a failed remote's previous version; false when the page stays. */
  giveUp(remote: string): Promise<boolean>;
}

/** Undefined on the server: dialogs and slots exist in the browser only. */
export const ExposedContext = createContext<Exposed | undefined>(undefined);
