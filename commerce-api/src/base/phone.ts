import type { CountryCode, Region } from 'shared-contracts/locale';

const dialCodes: Readonly<Record<CountryCode, string>> = { US: '1', CA: '1', GB: '44', DE: '49' };

/**
 * A phone number in international form: a leading plus is kept, for dial code 44 a leading zero is dropped, otherwise the
 * dial code goes before it; ten digits without a code are North American (accounts.md section 5).
 */
export function internationalPhone(phone: string, phoneCode: string | undefined, country: CountryCode): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  const given = phoneCode?.replace(/\D/g, '');
  const code = given || (/^[2-9]\d{9}$/.test(digits) ? '1' : dialCodes[country]);
  const national = code === '44' || code === '49' ? digits.replace(/^0/, '') : digits;
  return `+${code}${national}`;
}

/** Whether an international number can be one: ten digits starting 2 to 9 in North America. */
export function isPhone(international: string, region: Region): boolean {
  if (international.startsWith('+1')) return /^\+1[2-9]\d{9}$/.test(international);
  return region !== 'NORA' && /^\+[2-9]\d{6,14}$/.test(international);
}
