import bwip from 'bwip-js/node';

/** Modules of light around a code, as ISO/IEC 18004 asks. */
const QUIET = 4;

/** A QR code as an SVG path that fills its dark modules; drawn here, so that no page asks a service for a picture. */
export function qrCode(text: string): { readonly size: number; readonly path: string } {
  const [symbol] = bwip.raw({ bcid: 'qrcode', text });
  if (!symbol || !('pixs' in symbol)) throw new Error('The QR code could not be drawn');
  const { pixs, pixx: width } = symbol;
  const dark = [...pixs].flatMap((module, index) =>
    module === 1 ? [`M${QUIET + (index % width)} ${QUIET + Math.floor(index / width)}h1v1h-1z`] : [],
  );
  return { size: width + 2 * QUIET, path: dark.join('') };
}
