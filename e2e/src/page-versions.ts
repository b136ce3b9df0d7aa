import type { Page } from '@playwright/test';

interface Named {
  readonly releases: readonly { readonly name: string; readonly version: string }[];
}

/** First segments of addresses: one of each remote, so that the shell tells of all. */
const everywhere = '?at=&at=cart&at=checkout&at=account';

/** Which version of which remote a page was made with: its own data name its set of releases, of which the shell tells. */
export async function versionsIn(origin: string, html: string): Promise<Readonly<Record<string, string>>> {
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!boot) throw new Error('The page has no data to start with');
  const { digest } = JSON.parse(boot) as { readonly digest: string };
  const answer = await fetch(`${origin}/live-releases/of/${digest}${everywhere}`);
  const { releases } = (await answer.json()) as Named;
  return Object.fromEntries(releases.map(({ name, version }) => [name, version]));
}

/** Files of releases that a page has loaded although it was made with other versions. */
export const strangeFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async (questions) => {
    const { digest } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as { readonly digest?: string };
    const { releases } = (await (await fetch(`/live-releases/of/${digest}${questions}`)).json()) as Named;
    return performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => path.startsWith('/releases/'))
      .filter((path) => !releases.some(({ name, version }) => path.startsWith(`/releases/${name}/${version}/`)));
  }, everywhere);

/** Marks the document that a page shows now. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
