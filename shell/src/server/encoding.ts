export type Encoding = 'br' | 'gzip' | 'identity';

/** An encoding that an answer may have, with its weight if there is one. */
const offer = /^\s*(br|gzip)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i;

/** The best encoding that the caller takes, by the header Accept-Encoding. */
export function encodingFor(accepted = ''): Encoding {
  const taken = accepted.split(',').flatMap((part) => {
    const [, name = '', weight = '1'] = offer.exec(part) ?? [];
    return Number(weight) > 0 ? [name.toLowerCase()] : [];
  });
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}
