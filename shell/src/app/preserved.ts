import { createContext } from 'react';

/**
 * The first screen's HTML when its remote cannot be loaded in the browser: it can still be read and its links followed.
 */
export const PreservedContext = createContext<{ readonly routeId: string; readonly html: string } | undefined>(
  undefined,
);
