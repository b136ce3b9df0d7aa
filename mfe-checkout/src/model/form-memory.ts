import { formMemory } from 'storefront-kit/form-memory';

/** What is typed in checkout outlives a reload, and is deleted with the order. */
const memory = formMemory('checkout');

export const keepTyped = memory.keep;
export const typedBefore = memory.read;
export const forgetTyped = (): void => memory.forget();
