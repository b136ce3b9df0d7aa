import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { OneBundle } from './one-bundle.ts';

export interface Front {
  readonly origin: string;
  close(): void;
}

/** Answers a request itself, or leaves it to the shop. */
type Answer = (path: string, response: ServerResponse) => Promise<boolean>;

/** As the shop compresses: pages while they are made, files once and as small as they get. */
const compressed = (content: string | Buffer, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const pageQuality = 5;
const fileQuality = 11;

/** Everything that it does not answer comes from the shop, byte for byte: every kind of page is as far away. */
async function openFront(shopOrigin: string, answer: Answer): Promise<Front> {
  const server = createServer((incoming, response) => {
    answer(incoming.url ?? '/', response).then(
      (answered) => {
        if (!answered) pass(shopOrigin, incoming, response);
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(shopOrigin: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const asked = request(new URL(url, shopOrigin), { method: method ?? 'GET', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  incoming.pipe(asked);
}

const sendPage = (response: ServerResponse, headers: Record<string, string>, page: Buffer) =>
  response
    .writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    })
    .end(page);

/** The page as it is. */
export const federatedFront = (shopOrigin: string): Promise<Front> => openFront(shopOrigin, async () => false);

/** The page as it was rendered once, as a cache at the edge would hand it out. */
export async function keptFront(shopOrigin: string, path: string): Promise<Front> {
  const answer = await fetch(shopOrigin + path);
  const headers = policyOf(answer);
  const page = compressed(await answer.text(), pageQuality);
  return openFront(shopOrigin, async (asked, response) => {
    if (asked !== path) return false;
    sendPage(response, headers, page);
    return true;
  });
}

/** The page's scripts carry a nonce, which its policy names. */
function policyOf({ headers }: Response): Record<string, string> {
  const policy = headers.get('content-security-policy');
  return policy ? { 'content-security-policy': policy } : {};
}

/** What the server has rendered, kept with its rules and pictures, without any script. */
export async function staticFront(shopOrigin: string, path: string): Promise<Front> {
  const html = (await (await fetch(shopOrigin + path)).text())
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
  const page = compressed(html, pageQuality);
  return openFront(shopOrigin, async (asked, response) => {
    if (asked !== path) return false;
    sendPage(response, {}, page);
    return true;
  });
}

/** The same rendering, which one application goes on with. */
export async function oneBundleFront(shopOrigin: string, path: string, bundle: OneBundle): Promise<Front> {
  const files = new Map(
    [...bundle.files].map(([name, content]) => [`/assets/shell/${name}`, compressed(content, fileQuality)]),
  );
  return openFront(shopOrigin, async (asked, response) => {
    const file = files.get(asked);
    if (file) {
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'content-length': file.length,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
      response.end(file);
      return true;
    }
    if (asked !== path) return false;
    const answer = await fetch(shopOrigin + path);
    sendPage(response, policyOf(answer), compressed(withOneBundle(await answer.text(), bundle.entry), pageQuality));
    return true;
  });
}

/** The page's own list of scripts names the bundle alone, and nothing names hashes that only federation asks for. */
function withOneBundle(html: string, entry: string): string {
  const scripts = { run: [{ src: `/assets/shell/${entry}` }], preload: [] };
  const changed = html
    .replace(/const s=\{"run":.*?\]\}(?=,n=document)/s, () => `const s=${JSON.stringify(scripts)}`)
    .replace(/"integrity":\{[^}]*\}/, '"integrity":{}');
  if (!changed.includes(entry)) throw new Error('The page names its scripts in another way than the benchmark expects');
  return changed;
}
