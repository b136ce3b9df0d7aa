import { createContext } from 'react';

/** The server-rendered first screen, shown while its remote is loading or unavailable in the browser. */
export interface Preserved {
  readonly routeId: string;
  /** Its text is readable and its links work. */
  readonly html: string;
  /** The HTML is only a frame, because its content is the visitor's own. */
  readonly isPersonal: boolean;
  /** Resolves when the screen can replace it; rejects when it never will. */
  readonly screen: Promise<unknown>;
}

export const PreservedContext = createContext<Preserved | undefined>(undefined);
