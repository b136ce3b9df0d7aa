import type { Page } from '@playwright/test';

/** Which version of which remote a page was made with, from its own data. */
export function versionsIn(html: string): Readonly<Record<string, string>> {
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!boot) throw new Error('The page has no data to start with');
  const { releases } = JSON.parse(boot) as { readonly releases: readonly { name: string; version: string }[] };
  return Object.fromEntries(releases.map(({ name, version }) => [name, version]));
}

/** Files of releases that a page has loaded although it was made with other versions. */
export const strangeFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { releases } = JSON.parse(document.getElementById('boot')?.textContent ?? '{"releases":[]}') as {
      readonly releases: readonly { readonly name: string; readonly version: string }[];
    };
    return performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => path.startsWith('/releases/'))
      .filter((path) => !releases.some(({ name, version }) => path.startsWith(`/releases/${name}/${version}/`)));
  });

/** Marks the document that a page shows now. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
