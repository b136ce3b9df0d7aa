/**
 * The product page against its own static twin (the same HTML, pictures and fonts, without script) and against the floor
 * (React and emotion alone), all measured in one run, since machines differ and are noisy.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { median } from './median.ts';
import { countScript } from './script-bytes.ts';

export const productPath = '/en-us/p/none-TFVESDU40B3';
const runs = 7;

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

async function measure(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const scriptBytes = countScript(page);
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
  return { lcp, scriptBytes: scriptBytes() };
}

export async function benchProductPage(browser: Browser, origin: string, floor: number): Promise<void> {
  const twin = await staticTwin(origin);
  try {
    // Once unseen: pictures are made and files compressed as in a shop that runs.
    await measure(browser, origin);
    await measure(browser, twin.origin);
    const ours: number[] = [];
    const plain: number[] = [];
    let scriptBytes = 0;
    for (let run = 0; run < runs; run += 1) {
      const measured = await measure(browser, origin);
      scriptBytes = measured.scriptBytes;
      ours.push(measured.lcp);
      plain.push((await measure(browser, twin.origin)).lcp);
    }
    console.log(`Product page, ${runs} runs, medians`);
    console.log(
      `  LCP      ${Math.round(median(ours))} ms, static twin ${Math.round(median(plain))} ms: ratio ${(median(ours) / median(plain)).toFixed(2)} (wanted at most 1.15)`,
    );
    console.log(
      `  script   ${scriptBytes} bytes, React and emotion ${floor} bytes: ratio ${(scriptBytes / floor).toFixed(2)} (wanted at most 1.25)`,
    );
  } finally {
    twin.close();
  }
}
