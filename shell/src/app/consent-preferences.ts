import { atom } from 'jotai/vanilla';

/** Whether the preferences of consent are open. */
export const preferencesAtom = atom(false);
preferencesAtom.debugLabel = 'consent preferences';
