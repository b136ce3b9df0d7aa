/** Minor units that one loyalty point pays. It is 1, so that refunds leave no fraction. */
export const minorUnitsPerPoint = 1;
