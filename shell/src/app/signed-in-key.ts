/** Under it local storage holds the segments of whoever is signed in. */
export const signedInKey = 'shop.signed-in';
