import { readableCode } from '../base/readable-code.ts';

/** Returns a random order number, e.g. TF-7K2M-9QXD for the merchant's prefix TF. It needs no shared counter. */
export const newOrderNumber = (prefix: string): string => `${prefix}-${readableCode()}`;

/** The shape of an order number with whichever prefix, since a merchant may have had another one. */
export const orderNumberShape = /^[A-Z]{1,4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/;
