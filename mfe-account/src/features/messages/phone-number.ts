import type { Region } from 'shared-contracts/locale';

const northAmerican = /^(?:\+?1)?[2-9]\d{9}$/;
const international = /^\+[2-9]\d{6,14}$/;
const national = /^0\d{6,13}$/;

/**
 * Whether what is typed can be a phone number of a region: North American ones there, others in international form or
 * with the zero of their country. The services check the rest.
 */
export function looksLikePhone(typed: string, region: Region): boolean {
  const digits = typed.replace(/[\s().\-/]/g, '');
  if (region === 'NORA') return northAmerican.test(digits);
  return international.test(digits) || national.test(digits) || /^\+1[2-9]\d{9}$/.test(digits);
}

/** A number in international form with gaps, as far as its country is known: `+1 503 555 0142`. */
export const showPhone = (phone: string): string => phone.replace(/^\+1 ?(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
