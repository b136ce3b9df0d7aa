/** Views that the pictures of a product can have, in gallery order. */
export const views = ['front', 'scale', 'back', 'side', 'detail', 'detail-2', 'detail-3', 'packed'] as const;
export type View = (typeof views)[number];
