import sharp from 'sharp';

/** A picture as a page sends it, as base64; with the place that a camera writes into it. */
export const casePicture = async ({ width = 80, height = 60 } = {}): Promise<string> =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#355' } })
      .withExif({ IFD3: { GPSLatitude: '51/1 28/1 38/1' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
