import type { Page } from '@playwright/test';

/** Counts the bytes of script that a page fetches from now on, as sent; those of frames are others' own. */
export function countScript(page: Page): () => number {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.frame() === page.mainFrame())
      bytes += Number(response.headers()['content-length'] ?? 0);
  });
  return () => bytes;
}
