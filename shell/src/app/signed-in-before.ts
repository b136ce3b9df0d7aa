import { storedText } from 'storefront-kit/storage';
import { signedInKey } from './signed-in-key.ts';

/**
 * The segments of somebody who was signed in to an account in this browser: a page without a call asks whose session it has,
 * and the document's first script knows which blocks are meant. It says nothing of whom, and proves nothing.
 */
export const signedInBefore = storedText('local', signedInKey);
