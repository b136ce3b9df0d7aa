import { takesEncoding } from 'shared-contracts/accepted-encoding';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the caller takes, by the header Accept-Encoding. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (takesEncoding(accepted, 'br')) return 'br';
  return takesEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}
