/** Under it local storage holds the store of a till, as long as store mode lasts. */
export const storeModeKey = 'shop.store-mode';
