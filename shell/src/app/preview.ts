import { atom } from 'jotai/vanilla';
import type { Preview } from 'shared-contracts/preview';

/** How an editor sees this page; undefined for what everybody sees. It stays the same until the page is loaded again. */
export const previewAtom = atom<Preview | undefined>(undefined);
previewAtom.debugLabel = 'preview';
