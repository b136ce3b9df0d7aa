/** Views that the pictures of a product can have, in gallery order. */
export const views = ['front', 'back', 'detail', 'scale'] as const;
export type View = (typeof views)[number];
