import type { Language } from 'shared-contracts/locale';

/** A value after what it is, in the text of an email: "PIN: 123456", "Code PIN : 123456". */
export const labeled = (label: string, value: string, language: Language): string =>
  `${label}${language === 'fr' ? ' :' : ':'} ${value}`;
