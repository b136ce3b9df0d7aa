/** What the keyboard reaches. */
const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Where a phone would open its keyboard. */
const typedInto = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

const isReached = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden=true], [hidden]') === null &&
  // Older browsers show everything that is not hidden by an attribute.
  (element.checkVisibility?.() ?? true);

/**
 * Keeps the place of the keyboard when what has the focus is removed: browsers then begin at the top of the page again.
 * What comes in its place or after it takes the focus, else what is before it, else the heading around it; on another page,
 * the page. Parts that move the focus themselves come first.
 */
export function keepFocus(document: Document): void {
  /** What has the focus, or had it when it was removed. */
  let held: { readonly element: HTMLElement; readonly pathname: string } | undefined;
  const pathname = () => document.defaultView?.location.pathname ?? '';

  document.addEventListener('focusin', ({ target }) => {
    held = target instanceof HTMLElement ? { element: target, pathname: pathname() } : undefined;
  });
  document.addEventListener('focusout', () => {
    // Who presses beside everything wants no focus; what was removed is not connected any more.
    queueMicrotask(() => {
      if (held?.element.isConnected && document.activeElement !== held.element) held = undefined;
    });
  });
  new MutationObserver((records) => {
    if (!held || held.element.isConnected) return;
    const lost = held;
    held = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const heir = lost.pathname === pathname() ? heirOf(lost.element, records) : undefined;
    (heir ?? document.getElementById('main'))?.focus({ preventScroll: heir === undefined });
  }).observe(document.body, { childList: true, subtree: true });
}

/** Returns what takes the focus of a removed element, if anything near it can. */
function heirOf(lost: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const place = placeOf(lost, records);
  if (!place) return undefined;
  const { parent, before, after } = place;
  const canBeTyped = lost.matches(typedInto);
  const first = before?.parentElement === parent ? before.nextElementSibling : (after ?? parent.firstElementChild);
  for (const sibling of [
    ...siblingsFrom(first, 'next'),
    ...siblingsFrom(first?.previousElementSibling ?? before, 'previous'),
  ])
    for (const element of [sibling, ...sibling.querySelectorAll(reachable)])
      if (element instanceof HTMLElement && element.matches(reachable) && isReached(element))
        if (canBeTyped || !element.matches(typedInto)) return element;
  const heading = parent.closest('section, dialog, main')?.querySelector<HTMLElement>('h1, h2, h3');
  if (heading) heading.tabIndex = -1;
  return heading ?? undefined;
}

interface Neighbors {
  readonly parent: Element;
  readonly before: Element | undefined;
  readonly after: Element | undefined;
}

/** Returns where in the page an element was removed, with what is still beside that place. */
function placeOf(lost: Element, records: readonly MutationRecord[]): Neighbors | undefined {
  let gone: Node = lost;
  for (;;) {
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    if (!(record?.target instanceof Element)) return undefined;
    if (record.target.isConnected)
      return {
        parent: record.target,
        before: elementAt(record.previousSibling, 'previousSibling', record.target),
        after: elementAt(record.nextSibling, 'nextSibling', record.target),
      };
    // Its surroundings were removed as well.
    gone = record.target;
  }
}

/** Returns a node of a parent, or the next one in a direction, that is an element. */
function elementAt(
  node: Node | null,
  direction: 'previousSibling' | 'nextSibling',
  parent: Element,
): Element | undefined {
  for (let at = node; at; at = at[direction]) if (at instanceof Element && at.parentElement === parent) return at;
  return undefined;
}

function* siblingsFrom(element: Element | null | undefined, direction: 'next' | 'previous'): Generator<Element> {
  for (let at = element; at; at = direction === 'next' ? at.nextElementSibling : at.previousElementSibling) yield at;
}
