import { storedText } from 'storefront-kit/storage';
import { storeModeKey } from './store-mode-key.ts';

/** The store of store mode as JSON, while it lasts; the document's first script only checks that it is there. */
export const storedStoreMode = storedText('local', storeModeKey);
