import * as v from 'valibot';

/** What a store offers besides selling. */
export const storeService = v.picklist(['repairs', 'boot-fitting', 'pack-fitting', 'rental', 'take-back', 'events']);
export type StoreService = v.InferOutput<typeof storeService>;
export const storeServices: readonly StoreService[] = storeService.options;
