/** Minor units that one loyalty point pays. It is 1, so that refunds leave no fraction. */
export const minorUnitsPerPoint = 1;

/** Ends the key of the entry that credits an order's points; the order's number comes before it. */
export const earnedKeyEnd = ':earned';

/** The reference of the entries that reward an invitation, of both sides. */
export const invitationReference = 'invitation';

/**
 * Key of the entry for an invitation that an account has sent: with its moment, so that those of a time can be counted, and
 * without a word about who has followed it.
 */
export const sentKey = (now: Date): string => `${sentSince(now)}:${crypto.randomUUID()}`;

/** Comes before the keys of a moment and later. */
export const sentSince = (moment: Date): string => `${invitationReference}:${moment.toISOString()}`;

/** The reference of the entry that ends the points of somebody who leaves the program. */
export const leftReference = 'left';
