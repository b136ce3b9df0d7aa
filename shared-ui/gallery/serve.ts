/**
 * Serves every component on one page, rendered on the server and hydrated: `node gallery/serve.ts`, then
 * http://localhost:4190. Vite comes with vitest; the shop itself is not built with it.
 */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createServer as createVite } from 'vite';
import { fontFaceCss } from '../src/fonts.ts';
import { globalCss } from '../src/global-css.ts';

const ownRoot = new URL('..', import.meta.url).pathname;

/** A plain picture in place of the image endpoint. */
const standIn = (
  path: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
<rect width="400" height="500" fill="#dfe4de"/><path d="M0 380 90 300l60 40 90-130 70 90 90-60v260H0z" fill="#b9c7bf"/>
<path d="M0 430l110-70 90 50 100-80 100 70v100H0z" fill="#8ea79a"/><text x="16" y="30" font-family="sans-serif" font-size="14" fill="#14181a">${path.split('/').pop()?.split('?')[0] ?? ''}</text></svg>`;

export interface GalleryOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Folder of a package with `gallery/render.tsx` and `gallery/client.tsx`; that of the design system by default. */
  readonly root?: string;
  /** Packages that its modules import besides those of the design system. */
  readonly dependencies?: readonly string[];
  /** Answers requests for other files than pictures; undefined for those it does not know. */
  readonly file?: (path: string) => { readonly type: string; readonly body: string | Uint8Array } | undefined;
}

/** What `gallery/render.tsx` exports: HTML for the body and, where the package collects them, for the head. */
interface Renderer {
  readonly render: (url: URL) => string | Promise<string | { readonly head: string; readonly body: string }>;
}

export interface RunningGallery {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a gallery; the caller closes it. */
export async function startGallery({
  port,
  root = ownRoot,
  dependencies = [],
  file,
}: GalleryOptions): Promise<RunningGallery> {
  const vite = await createVite({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    cacheDir: process.env.GALLERY_CACHE ?? join(tmpdir(), `gallery-${basename(root)}`),
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
    optimizeDeps: {
      include: ['react', 'react-dom/client', '@emotion/react', '@emotion/react/jsx-dev-runtime', ...dependencies],
    },
  });
  const server = createHttpServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/fonts/')) {
      response.setHeader('content-type', 'font/woff2');
      return response.end(readFileSync(`${ownRoot}${path}`));
    }
    if (path.startsWith('/images/')) {
      response.setHeader('content-type', 'image/svg+xml');
      return response.end(standIn(path));
    }
    const found = file?.(path);
    if (found) {
      response.setHeader('content-type', found.type);
      return response.end(found.body);
    }
    if (path !== '/' && !path.startsWith('/?')) return vite.middlewares(request, response);
    vite
      .ssrLoadModule('/gallery/render.tsx')
      .then(async (module) => {
        const shown = await (module as unknown as Renderer).render(new URL(path, 'http://localhost'));
        response.setHeader('content-type', 'text/html');
        response.end(typeof shown === 'string' ? page('', shown) : page(shown.head, shown.body));
      })
      .catch((error: Error) => {
        response.statusCode = 500;
        response.end(error.stack);
      });
  });
  await new Promise<void>((listening) => server.listen(port, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      await vite.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const page = (head: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>
<link rel="icon" href="data:,"><style>${fontFaceCss('/fonts')}${globalCss}</style>${head}</head>
<body><div id="root">${body}</div><script type="module" src="/gallery/client.tsx"></script></body></html>`;

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { origin } = await startGallery({ port: Number(process.env.PORT ?? 4190) });
  console.log(origin);
}
