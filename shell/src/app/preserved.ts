import { createContext } from 'react';

/** The first screen as the server rendered it, while or because its remote is not there in the browser. */
export interface Preserved {
  readonly routeId: string;
  /** It can be read, and its links followed. */
  readonly html: string;
  /** Resolves when the screen has come after all and can take its place; rejects when it does not. */
  readonly screen: Promise<unknown>;
}

export const PreservedContext = createContext<Preserved | undefined>(undefined);
