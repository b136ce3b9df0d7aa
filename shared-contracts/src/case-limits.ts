// Apart from the schemas, so that pages carry none of them.

/** What a service case may hold. */
export const caseLimits = {
  /** Characters of a message, of a reply, and of an answer of the shop. */
  message: 4000,
  /** Characters of the number on a product's label. */
  serialNumber: 60,
  /** Pictures of a warranty case. */
  pictures: 3,
  /** Bytes of a picture that is sent: as base64 it fits into a call. */
  pictureBytes: 180 * 1024,
  /** Pixels of the longer side of a picture. */
  pictureSide: 1600,
} as const;

/**
 * - `open`: waits for the shop
 * - `answered`: the shop has answered
 * - `closed`: takes no further messages
 */
export const caseStates = ['open', 'answered', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];
