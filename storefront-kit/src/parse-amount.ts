import type { Language } from 'shared-contracts/locale';

/**
 * Parses a typed amount into minor units; undefined when it is not an amount. Both point and comma are decimal marks.
 */
export function parseAmount(typed: string, language: Language): number | undefined {
  const group = language === 'de' ? /\.(?=\d{3}(\D|$))/g : /,(?=\d{3}(\D|$))/g;
  const plain = typed
    .replace(/[\s\u00a0$€£]|CAD|USD/gi, '')
    .replace(group, '')
    .replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}
