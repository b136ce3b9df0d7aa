import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** What the document's first script has noted (shell/src/server/html.ts): clicks on a page that cannot answer yet. */
    __early?: { readonly clicked: ReadonlySet<HTMLElement>; stop(): void };
  }
}

/** Does what was clicked before the page's code had come: nobody has to click twice. */
export function EarlyClicks({ children }: { readonly children?: ReactNode }): ReactNode {
  useEffect(() => {
    const { clicked = [], stop } = window.__early ?? {};
    stop?.();
    delete window.__early;
    void replay([...clicked]);
  }, []);
  return children;
}

/** Each in a task of its own: what one click changes is there for the next. */
async function replay(clicked: readonly HTMLElement[]): Promise<void> {
  for (const element of clicked) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!element.isConnected) continue;
    // The browser has switched it already, and would not tell of a click that changes nothing.
    if (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type))
      element.checked = !element.checked;
    element.click();
  }
}
