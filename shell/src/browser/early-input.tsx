import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** Recorded by the document's first script (shell/src/server/html.ts) before hydration. */
    __early?: Early;
  }
}
interface Early {
  readonly clicked: ReadonlySet<HTMLElement>;
  readonly typed: ReadonlyMap<TextControl, string>;
  stop(): void;
}
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Replays clicks, input, and submits made before the page's code arrived. */
export function EarlyInput({ children }: { readonly children?: ReactNode }): ReactNode {
  useEffect(() => {
    const early = window.__early;
    delete window.__early;
    if (early) void takeOver(early);
  }, []);
  return children;
}

/** Milliseconds between checks of an element that is not hydrated yet, and the maximum number of checks. */
const lookAgain = 25;
const mostLooks = 200;

/** React marks each hydrated element; it offers no public way to ask. */
const answers = (element: HTMLElement): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps$'));

async function untilItAnswers(element: HTMLElement): Promise<void> {
  for (let look = 0; look < mostLooks && element.isConnected && !answers(element); look += 1)
    await new Promise((resolve) => setTimeout(resolve, lookAgain));
}

/**
 * Sequentially, in the original order. Input during the replay is recorded too and replayed last. When everything is
 * hydrated, no event comes between.
 */
async function takeOver({ clicked, typed, stop }: Early): Promise<void> {
  for (const control of typed.keys()) {
    await untilItAnswers(control);
    // Read late: more may have been typed while waiting.
    retype(control, typed.get(control) ?? '');
  }
  for (const element of clicked) {
    await untilItAnswers(element);
    // The form's own submit event would be held back, too.
    if (element.matches('form, [type=submit]')) stop();
    if (element.isConnected) act(element);
    // React renders the result of the click; the next one needs it.
    await Promise.resolve();
  }
  stop();
}

/** Forms start with their own values, and ignore what was typed before hydration; this types it again. */
function retype(control: TextControl, value: string): void {
  // React reports a value that differs from the last one it saw: set another one first,
  control.value = value === '' ? ' ' : '';
  // then the typed one, bypassing React's setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

function act(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
    return;
  }
  // Already toggled by the browser: a click without a change would not be reported.
  if (element instanceof HTMLInputElement && element.type === 'radio') element.checked = false;
  if (element instanceof HTMLInputElement && element.type === 'checkbox') element.checked = !element.checked;
  element.click();
}
