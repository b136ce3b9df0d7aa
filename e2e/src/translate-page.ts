import type { Page } from '@playwright/test';
import { untilHydrated } from './until-hydrated.ts';

/**
 * Translates a page as browsers do: each text moves into elements that the page knows nothing of, also texts that come
 * later, until the page is left.
 */
export async function translatePage(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(() => {
    const untouched = 'script, style, textarea, noscript, font, [translate="no"]';
    const translate = (text: Text) => {
      const { parentElement: parent, nodeValue: words } = text;
      if (!parent || parent.closest(untouched) || !words?.trim()) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(words);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const texts: Text[] = root instanceof Text ? [root] : [];
      const found = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (found.nextNode()) texts.push(found.currentNode as Text);
      for (const text of texts) translate(text);
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') translateAll(target);
        for (const node of addedNodes) if (node.isConnected) translateAll(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
