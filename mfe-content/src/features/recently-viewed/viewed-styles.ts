import { rememberedIds } from 'storefront-kit/remembered-ids';

/** Styles that this browser looked at: twelve to show, and the one that is looked at now. */
export const viewedStyles = rememberedIds('tarnfell.content.viewed', 13);
