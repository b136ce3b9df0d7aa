import type { Browser, CDPSession } from '@playwright/test';

/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};

export interface PageView {
  /** Milliseconds until the document begins to come. */
  readonly ttfb: number;
  /** Milliseconds until the largest thing was painted. */
  readonly lcp: number;
  /** Milliseconds that tasks were longer than 50 ms after the first paint, together. */
  readonly tbt: number;
  /** Milliseconds until the page answers; undefined for one without script. */
  readonly answers: number | undefined;
  /** Bytes as sent. */
  readonly scriptBytes: number;
  readonly documentBytes: number;
  /** Bytes, as sent, of the scripts that had come by the first paint. */
  readonly earlyScriptBytes: number;
  /** How far things moved by themselves, as Cumulative Layout Shift counts it. */
  readonly shift: number;
  /** How many requests one after the other it takes until the page answers: what the document names is the first. */
  readonly levels: number;
}

declare global {
  interface Window {
    seen: { lcp: number; fcp: number; shift: number; answers?: number; tasks: { at: number; duration: number }[] };
  }
}

/** Runs in the page. */
function watch(): void {
  const seen: Window['seen'] = { lcp: 0, fcp: 0, shift: 0, tasks: [] };
  window.seen = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, duration }));
  // The first script of the page sets it, and the page takes it away once it answers.
  let early: unknown;
  Object.defineProperty(window, '__early', {
    configurable: true,
    get: () => early,
    set(value: unknown) {
      early = value;
      Object.defineProperty(window, '__early', { configurable: true, writable: true, value });
      const look = () => {
        if ('__early' in window) setTimeout(look, 10);
        else seen.answers = performance.now();
      };
      look();
    },
  });
}

interface Sent {
  readonly url: string;
  readonly at: number;
  readonly level: number;
}

/** Notes every request of the page with how many came one after the other before it. */
function watchRequests(session: CDPSession) {
  const levels = new Map<string, number>();
  const sent: Sent[] = [];
  const kinds = new Map<string, string>();
  const bytes = { Document: 0, Script: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator, timestamp, type }) => {
    kinds.set(requestId, type ?? '');
    const by = initiator.url ?? initiator.stack?.callFrames.find(({ url: from }) => from)?.url;
    const level = type === 'Document' ? 0 : (levels.get(by ?? '') ?? 0) + 1;
    // Asked for ahead and then used: the first time counts.
    if (levels.has(url)) return;
    levels.set(url, level);
    sent.push({ url, at: timestamp, level });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document' || kind === 'Script') bytes[kind] += encodedDataLength;
  });
  return {
    bytes,
    /** The deepest level among what was asked for within so many milliseconds. */
    levelsWithin(milliseconds: number): number {
      const [first] = sent;
      if (!first) return 0;
      return Math.max(...sent.filter(({ at }) => (at - first.at) * 1000 <= milliseconds).map(({ level }) => level));
    },
  };
}

/** Opens an address on the simulated phone as somebody who was never there; a cookie is all that they may bring. */
export async function viewOnPhone(
  browser: Browser,
  address: string,
  cookie?: { readonly name: string; readonly value: string },
): Promise<PageView> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    if (cookie) {
      // Browsers believe a name that begins `__Host-` only of the host itself.
      await page.goto(new URL('/robots.txt', address).href);
      await page.evaluate((one) => cookieStore.set({ ...one, path: '/', sameSite: 'lax' }), cookie);
    }
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const requests = watchRequests(session);
    await page.goto(address, { waitUntil: 'networkidle' });
    const hasScript = await page.evaluate(() => document.getElementById('boot') !== null);
    if (hasScript) await page.waitForFunction(() => window.seen.answers !== undefined);
    const { lcp, fcp, shift, answers, tasks } = await page.evaluate(() => window.seen);
    const ttfb = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
    );
    const earlyScriptBytes = await page.evaluate(
      (painted) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= painted)
          .reduce((sum, { transferSize }) => sum + transferSize, 0),
      fcp,
    );
    const tbt = tasks.reduce((sum, { at, duration }) => sum + (at >= fcp ? Math.max(0, duration - 50) : 0), 0);
    return {
      ttfb,
      lcp,
      tbt,
      answers,
      scriptBytes: requests.bytes.Script,
      documentBytes: requests.bytes.Document,
      earlyScriptBytes,
      shift,
      levels: requests.levelsWithin(answers ?? Number.POSITIVE_INFINITY),
    };
  } finally {
    await context.close();
  }
}
