/**
 * Pages on a simulated phone against their own static twins (the same HTML, pictures, and fonts, without script) and against the
 * floor (React and emotion alone), all measured in one run, since machines differ and are noisy.
 */
import type { Browser } from '@playwright/test';
import { turned } from './answer-times.ts';
import { median } from './median.ts';
import { federatedFront, staticFront } from './page-front.ts';
import { pairedRatio } from './paired-ratio.ts';
import { type PageView, viewOnPhone } from './phone.ts';

export const productPath = '/en-us/p/none-TFVESDU40B3';
const rounds = Number(process.env.ROUNDS ?? 9);
const maxPaint = 1.15;
const maxScript = 1.25;

/** Prints the largest paint and the script of a page. */
export async function benchPage(browser: Browser, origin: string, path: string, floor: number): Promise<void> {
  const own = await federatedFront(origin);
  const twin = await staticFront(origin, path);
  try {
    const views = new Map<typeof own, PageView[]>([
      [own, []],
      [twin, []],
    ]);
    // Once unseen: pictures are made and files compressed as in a shop that runs.
    for (const front of views.keys()) await viewOnPhone(browser, front.origin + path);
    for (let round = 0; round < rounds; round += 1)
      for (const front of turned([own, twin], round))
        views.get(front)?.push(await viewOnPhone(browser, front.origin + path));
    const of = (front: typeof own, value: (view: PageView) => number) => (views.get(front) ?? []).map(value);
    const paints = [of(own, ({ lcp }) => lcp), of(twin, ({ lcp }) => lcp)] as const;
    const { ratio, low, high } = pairedRatio(...paints);
    const scriptBytes = median(of(own, (view) => view.scriptBytes));
    console.log(`${path}, on a simulated phone, ${rounds} rounds, medians`);
    console.log(
      `  LCP      ${Math.round(median(paints[0]))} ms, static twin ${Math.round(median(paints[1]))} ms: ratio ${ratio.toFixed(2)} (95 %: ${low.toFixed(2)} to ${high.toFixed(2)}; wanted at most ${maxPaint})`,
    );
    console.log(
      `  script   ${scriptBytes} bytes, React and emotion ${floor} bytes: ratio ${(scriptBytes / floor).toFixed(2)} (wanted at most ${maxScript})`,
    );
  } finally {
    own.close();
    twin.close();
  }
}
