/**
 * `npm run bench`: the product page against its own static twin (the same HTML, pictures and fonts, without script) and
 * against the floor (React and emotion alone), all measured in one run, since machines differ and are noisy.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { root } from 'platform/paths';
import { runWebpack, shellBrowserConfig } from 'platform/webpack-preset';
import { browserFlags, findBrowser } from '../src/browser.ts';
import { openTestShop } from '../src/shop-under-test.ts';
import { lighthouse } from './lighthouse.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const runs = 7;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Bytes (brotli) of React, its DOM and emotion, bundled as the shell is and doing next to nothing. */
async function floorBytes(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  const entry = join(root, 'shell/src/floor-entry.tsx');
  writeFileSync(
    entry,
    "import { css } from '@emotion/react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(<p css={css({ color: 'red' })}>floor</p>);\n",
  );
  try {
    const { plugins, ...configuration } = shellBrowserConfig({
      folder: join(root, 'shell'),
      outputFolder: folder,
      mode: 'production',
      entry,
    });
    await runWebpack({
      ...configuration,
      plugins: plugins?.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin') ?? [],
    });
    return readdirSync(folder).reduce(
      (sum, file) => sum + (file.endsWith('.js') ? brotliCompressSync(readFileSync(join(folder, file))).length : 0),
      0,
    );
  } finally {
    rmSync(entry, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves the page's HTML without its scripts; everything else comes from the shop itself. */
async function staticTwin(shopOrigin: string): Promise<{ readonly origin: string; close(): void }> {
  const html = (await (await fetch(shopOrigin + productPath)).text())
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
  const server = createServer((request, response) => {
    if (request.url === productPath) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    fetch(shopOrigin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } }).then(
      async (answer) =>
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          .end(Buffer.from(await answer.arrayBuffer())),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const shop = await openTestShop({ shell: 3150, api: 3151, sandbox: 3152, smtp: 3155 });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
const twin = await staticTwin(shop.origin);

async function measure(origin: string): Promise<{ readonly lcp: number; readonly scriptBytes: number }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  let scriptBytes = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scriptBytes += Number(response.headers()['content-length'] ?? 0);
  });
  await page.goto(origin + productPath, { waitUntil: 'networkidle' });
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await context.close();
  return { lcp, scriptBytes };
}

try {
  // Once unseen: pictures are made and files compressed as in a shop that runs.
  await measure(shop.origin);
  await measure(twin.origin);
  const ours: number[] = [];
  const plain: number[] = [];
  let scriptBytes = 0;
  for (let run = 0; run < runs; run += 1) {
    const measured = await measure(shop.origin);
    scriptBytes = measured.scriptBytes;
    ours.push(measured.lcp);
    plain.push((await measure(twin.origin)).lcp);
  }
  const floor = await floorBytes();
  console.log(`Product page, ${runs} runs, medians`);
  console.log(
    `  LCP      ${Math.round(median(ours))} ms, static twin ${Math.round(median(plain))} ms: ratio ${(median(ours) / median(plain)).toFixed(2)} (wanted at most 1.15)`,
  );
  console.log(
    `  script   ${scriptBytes} bytes, React and emotion ${floor} bytes: ratio ${(scriptBytes / floor).toFixed(2)} (wanted at most 1.25)`,
  );
  const below = await lighthouse(shop.origin, ['/en-us', '/en-us/c/womens-jackets-1100', productPath]);
  if (below.length > 0) console.log(`Below the floor of Lighthouse: ${below.join('; ')}`);
} finally {
  twin.close();
  await browser.close();
  await shop.close();
}
