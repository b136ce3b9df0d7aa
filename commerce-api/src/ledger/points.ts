/** Minor units that one loyalty point pays. It is 1, so that refunds leave no fraction. */
export const minorUnitsPerPoint = 1;

/** Ends the key of the entry that credits an order's points; the order's number comes before it. */
export const earnedKeyEnd = ':earned';

/** The reference of the entry that ends the points of somebody who leaves the program. */
export const leftReference = 'left';
