import type { JsonObject } from '../../model/json.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sides of a picture: as stored, or as the end of its address says: `-16x9` is 1600 by 900. */
export function sizeOf({ src, width, height }: JsonObject): Size | undefined {
  if (typeof width === 'number' && typeof height === 'number') return { width, height };
  const ratio = typeof src === 'string' ? /-(\d{1,2})x(\d{1,2})$/.exec(src) : null;
  return ratio ? { width: Number(ratio[1]) * 100, height: Number(ratio[2]) * 100 } : undefined;
}
