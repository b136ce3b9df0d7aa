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

/** Replays clicks, input, and submits made before the code of the page, or of a part of it, arrived. */
export function EarlyInput({ children }: { readonly children?: ReactNode }): ReactNode {
  useEffect(() => {
    const early = window.__early;
    delete window.__early;
    if (!early) return;
    const stop = keepLateInput();
    void takeOver(early);
    return stop;
  }, []);
  return children;
}

/** Milliseconds between checks of an element that is not hydrated yet, and for how long it is checked. */
const lookAgain = 25;
const longestWait = 5000;
/** For parts whose code is loaded later, each on its own. */
const longestLateWait = 30_000;

/** Of the kinds that React finishes hydration for, one that nobody listens to. */
const probe = 'auxclick';

/**
 * React offers no public way to ask. It marks each element when it begins to hydrate it, and stops events of some kinds
 * above a part that it has not finished and cannot finish at once (`dispatchEvent` in react-dom).
 */
function answers(element: HTMLElement): boolean {
  if (!Object.keys(element).some((name) => name.startsWith('__reactProps$'))) return false;
  let isReached = false;
  const reached = (event: Event) => {
    isReached = true;
    event.stopImmediatePropagation();
  };
  element.addEventListener(probe, reached);
  element.dispatchEvent(new MouseEvent(probe, { bubbles: true }));
  element.removeEventListener(probe, reached);
  return isReached;
}

async function untilItAnswers(element: HTMLElement, longest = longestWait): Promise<void> {
  for (let waited = 0; waited < longest && element.isConnected && !answers(element); waited += lookAgain)
    await new Promise((resolve) => setTimeout(resolve, lookAgain));
}

/**
 * Holds back what reaches a part from the server whose code is still to come, and replays it then.
 * @returns how to end it
 */
function keepLateInput(): () => void {
  const fromServer = new WeakSet(document.querySelectorAll<HTMLElement>('button, input, textarea, select, form'));
  const kept = new Set<HTMLElement>();
  /** Read while typing: a form that arrives writes its own values first. */
  const typed = new WeakMap<HTMLElement, string>();
  const waits = (element: HTMLElement | null): element is HTMLElement =>
    element !== null && fromServer.has(element) && !answers(element);
  const keep = (waiting: HTMLElement, replay: () => void): void => {
    if (kept.has(waiting)) return;
    kept.add(waiting);
    void untilItAnswers(waiting, longestLateWait).then(() => {
      kept.delete(waiting);
      if (waiting.isConnected && answers(waiting)) replay();
    });
  };
  const on = {
    click(event: Event) {
      const control =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('button:not([type=submit]), input:not([type=submit])')
          : null;
      if (!waits(control)) return;
      event.stopImmediatePropagation();
      keep(control, () => act(control));
    },
    input({ target }: Event) {
      const control = target as HTMLInputElement;
      if (!control.matches('input:not([type=radio], [type=checkbox]), textarea, select')) return;
      if (!kept.has(control) && !waits(control)) return;
      typed.set(control, control.value);
      keep(control, () => retype(control, typed.get(control) ?? control.value));
    },
    submit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      const sender = event.submitter ?? form;
      if (!waits(sender) || form.method !== 'post') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      keep(sender, () => act(sender));
    },
  };
  const entries = Object.entries(on) as [string, (event: Event) => void][];
  for (const [name, listener] of entries) addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of entries) removeEventListener(name, listener, true);
  };
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
  // A script chooses no file; those that were chosen are still in their control.
  if (control.type !== 'file') {
    // React reports a value that differs from the last one it saw: set another one first,
    control.value = value === '' ? ' ' : '';
    // then the typed one, bypassing React's setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  }
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
