import { storedText } from 'storefront-kit/storage';

/**
 * Whether somebody was signed in to an account in this browser, so that a page without a call asks whose session it has. It
 * says nothing of whom, and proves nothing.
 */
export const signedInBefore = storedText('local', 'tarnfell.signed-in');
