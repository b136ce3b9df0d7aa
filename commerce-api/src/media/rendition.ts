import sharp from 'sharp';
import type { Original } from './picture-source.ts';

/** Supported formats, best first. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

export interface Rendition {
  /** Device pixels. */
  readonly width: number;
  /** 30 to 90, on WebP's scale. */
  readonly quality: number;
  /** 0 to 100. */
  readonly sharpen: number;
  readonly format: Format;
}

/** One thread per picture, so that the other cores can handle calls. */
sharp.concurrency(1);

/** Widths are rounded up to these, so that similar sizes share one file. */
const ladder = [80, 160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2000, 2560] as const;

export const onLadder = (cssWidth: number, ratio: number, most: number): number => {
  const wanted = Math.min(cssWidth * ratio, most);
  return ladder.find((width) => width >= wanted) ?? ladder.at(-1)!;
};

const refuses = (part: string): boolean => /;\s*q=0(\.0+)?\s*(;|$)/.test(part);

/** Returns the best format in an Accept header; a wildcard does not imply AVIF or WebP. */
export const formatFor = (accept: string | undefined): Format => {
  const parts = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !refuses(part));
  const named = parts.map((part) => part.split(';')[0]!.trim());
  return formats.find((format) => named.includes(`image/${format}`)) ?? 'jpeg';
};

const paper = '#f1eee7';

const withDensity = ({ markup, width }: Extract<Original, { kind: 'svg' }>, wanted: number) =>
  sharp(Buffer.from(markup), { density: (72 * wanted) / width });

/**
 * Encodes an original at the requested size. Measured on drawn art at 800 pixels: AVIF at eleven quality points less
 * looks like WebP and is a third smaller. Effort 1 takes 70 to 90 ms; effort 2 saves 3 % for more than twice the time,
 * and effort 0 adds a fifth. The first visitor to request a picture waits for it.
 */
export const encode = (original: Original, { width, quality, sharpen, format }: Rendition): Promise<Buffer> => {
  const upright = original.kind === 'svg' ? withDensity(original, width) : sharp(original.bytes).rotate();
  const crop = original.kind === 'file' ? original.crop : undefined;
  const opened = crop ? upright.extract(crop) : upright;
  const frame = original.kind === 'file' ? original.frame : undefined;
  const height = frame && Math.round((width * frame[1]) / frame[0]);
  const sized = opened
    .resize({ width, ...(height ? { height, fit: 'contain', background: paper } : {}) })
    .flatten({ background: paper });
  const strength = sharpen / 100;
  const crisp = sharpen > 0 ? sized.sharpen({ sigma: 0.6, m1: 0.5 * strength, m2: strength }) : sized;
  if (format === 'avif')
    return crisp.avif({ quality: Math.max(20, quality - 11), effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return crisp.webp({ quality, effort: 4 }).toBuffer();
  return crisp.jpeg({ quality: Math.min(92, quality + 22), mozjpeg: true }).toBuffer();
};
