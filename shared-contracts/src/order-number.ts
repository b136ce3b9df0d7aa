import { plainCode } from './plain-text.ts';

/** The order number that somebody typed, pasted, or read out: in capitals and with its hyphens, which may be left out. */
export function writtenOrderNumber(typed: string): string {
  const code = plainCode(typed);
  const parts = /^([A-Z]{1,4})([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(code.replaceAll('-', ''));
  return parts ? parts.slice(1).join('-') : code;
}
