/**
 * Turns films that are drawn by code into files: `node e2e/src/draw-films.ts demo-brand/src/films/films.ts demo-brand/films`.
 * The module's `films` each have a name and draw frames as SVG; a browser draws and encodes them. A name after the folder
 * makes one film only.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type * as webmMuxer from 'webm-muxer';
import { browserFlags, findBrowser } from './browser.ts';

interface DrawnFilm {
  readonly name: string;
}

interface DrawnFilms {
  readonly films: readonly DrawnFilm[];
  readonly filmSeconds: number;
  readonly frameOf: (film: DrawnFilm, seconds: number) => string;
}

/** VP9 with one frame that stands alone: in ten seconds, more of them cost a third of the file. */
const encoding = { width: 960, height: 540, rate: 25, bitrate: 420_000 } as const;
/** Codecs need a secure context, which a page of this machine is. Nothing listens there. */
const origin = 'http://localhost:9';

const isUsable = (given: object): given is DrawnFilms =>
  ['films', 'filmSeconds', 'frameOf'].every((name) => name in given);

/** Encodes in the page, which gets its frames from `frameAt`. */
async function encode(page: Page, count: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ width, height, rate, bitrate, frames }) => {
      const { ArrayBufferTarget, Muxer }: typeof webmMuxer = await import(`${location.origin}/muxer.js`);
      const target = new ArrayBufferTarget();
      const muxer = new Muxer({ target, video: { codec: 'V_VP9', width, height, frameRate: rate } });
      let failure: unknown;
      const encoder = new VideoEncoder({
        output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
        error: (error) => {
          failure = error;
        },
      });
      encoder.configure({ codec: 'vp09.00.31.08', width, height, framerate: rate, bitrate, latencyMode: 'quality' });
      const drawing = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
      if (!drawing) throw new Error('This browser draws nothing');
      const duration = 1e6 / rate;
      for (let index = 0; index < frames; index += 1) {
        const picture = new Image();
        picture.src = URL.createObjectURL(new Blob([await window.frameAt(index)], { type: 'image/svg+xml' }));
        await picture.decode();
        drawing.drawImage(picture, 0, 0, width, height);
        URL.revokeObjectURL(picture.src);
        const frame = new VideoFrame(drawing.canvas, { timestamp: index * duration, duration });
        encoder.encode(frame, { keyFrame: index === 0 });
        frame.close();
      }
      await encoder.flush();
      if (failure) throw failure;
      muxer.finalize();
      const bytes = Array.from(new Uint8Array(target.buffer), (byte) => String.fromCharCode(byte));
      return btoa(bytes.join(''));
    },
    { ...encoding, frames: count },
  );
  return Buffer.from(base64, 'base64');
}

declare global {
  interface Window {
    /** A frame as SVG. */
    frameAt(index: number): Promise<string>;
  }
}

async function main(module: string, folder: string, only: string | undefined): Promise<void> {
  const drawn: object = await import(pathToFileURL(path.resolve(module)).href);
  if (!isUsable(drawn)) throw new Error(`${module} exports no films`);
  const muxer = await readFile(
    createRequire(import.meta.url)
      .resolve('webm-muxer')
      .replace(/\.js$/, '.mjs'),
    'utf8',
  );
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
  try {
    const page = await browser.newPage();
    let current: DrawnFilm | undefined;
    await page.exposeFunction('frameAt', (index: number) =>
      current ? drawn.frameOf(current, index / encoding.rate) : '',
    );
    await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.route(`${origin}/muxer.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: muxer }));
    await page.goto(origin);
    await mkdir(folder, { recursive: true });
    for (const film of drawn.films) {
      if (only !== undefined && film.name !== only) continue;
      current = film;
      // The last frame begins where the film ends, so that it lasts as long as it says.
      const bytes = await encode(page, drawn.filmSeconds * encoding.rate + 1);
      await writeFile(path.join(folder, `${film.name}.webm`), bytes);
      console.log(`${film.name}: ${Math.round(bytes.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
  }
}

const [module, folder, only] = process.argv.slice(2);
if (!module || !folder) throw new Error('node e2e/src/draw-films.ts <module> <folder> [film]');
await main(module, folder, only);
