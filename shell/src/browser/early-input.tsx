import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** What the document's first script has noted (shell/src/server/html.ts) on a page that cannot answer yet. */
    __early?: Early;
  }
}
interface Early {
  readonly clicked: ReadonlySet<HTMLElement>;
  readonly typed: ReadonlyMap<TextControl, string>;
  stop(): void;
}
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Does what was clicked, typed and sent before the page's code had come: nobody has to do it twice. */
export function EarlyInput({ children }: { readonly children?: ReactNode }): ReactNode {
  useEffect(() => {
    const early = window.__early;
    delete window.__early;
    if (early) void takeOver(early);
  }, []);
  return children;
}

/** Milliseconds between looks at an element that does not answer yet, and how many looks it is given. */
const lookAgain = 25;
const mostLooks = 200;

/** React notes on each element whose part of the page it has taken over. */
const answers = (element: HTMLElement): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps$'));

async function untilItAnswers(element: HTMLElement): Promise<void> {
  for (let look = 0; look < mostLooks && element.isConnected && !answers(element); look += 1)
    await new Promise((resolve) => setTimeout(resolve, lookAgain));
}

/**
 * One after the other, in the order they were done. What the shopper does meanwhile is noted too and comes last: nothing
 * may overtake what was done before it. Where all answers already, no event comes between.
 */
async function takeOver({ clicked, typed, stop }: Early): Promise<void> {
  for (const control of typed.keys()) {
    await untilItAnswers(control);
    // Only now: more may have been typed while it was waited for.
    retype(control, typed.get(control) ?? '');
  }
  for (const element of clicked) {
    await untilItAnswers(element);
    // The form's own event would be held like the shopper's.
    if (element.matches('form, [type=submit]')) stop();
    if (element.isConnected) act(element);
    // React renders what the click has changed; the next one finds it.
    await Promise.resolve();
  }
  stop();
}

/**
 * Forms start with their own values when their code comes, or never hear of what already stands there; what was typed by
 * then is typed again.
 */
function retype(control: TextControl, value: string): void {
  // React tells of a value that differs from the one it has seen last: it sees another one first,
  control.value = value === '' ? ' ' : '';
  // and not the one that was typed, which goes past its own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

function act(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
    return;
  }
  // The browser has switched it already, and would not tell of a click that changes nothing.
  if (element instanceof HTMLInputElement && element.type === 'radio') element.checked = false;
  if (element instanceof HTMLInputElement && element.type === 'checkbox') element.checked = !element.checked;
  element.click();
}
