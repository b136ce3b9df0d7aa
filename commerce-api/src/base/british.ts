import type { Locale } from 'shared-contracts/locale';

/** Whether a locale spells English the British way: "colour", "cancelled". */
export const isBritish = ({ id }: Pick<Locale, 'id'>): boolean => id === 'en-gb' || id === 'en-ca';
