/** Stores that do not accept parcels for customers. */
const withoutParcels: readonly string[] = ['US04', 'GB02'];

export const acceptsParcels = (storeId: string): boolean => !withoutParcels.includes(storeId);
