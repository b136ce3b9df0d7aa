import { cartChanged } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import { cartSegment, segmentsAttribute } from 'shared-contracts/segments';
import { segmentsAtom, sessionAtom } from 'shared-contracts/session';
import { signedInBefore } from '../app/signed-in-before.ts';
import { guestSegments, sessionSegments } from '../app/visitor-segments.ts';

type Parts = Pick<Platform, 'store' | 'bus' | 'session' | 'report'>;

/**
 * Keeps the segments of the visitor, which the document's first script has set from what the browser stores, as they are: after
 * signing in and out, with the cart, and with other tabs.
 */
export function followSegments({ store, bus, session, report }: Parts): void {
  let person = signedInBefore.read() ?? guestSegments;
  let units = 0;
  const announce = () => {
    const text = `${person} ${cartSegment(units)}`;
    const isKnown = store.get(segmentsAtom) !== undefined;
    if (isKnown && document.documentElement.getAttribute(segmentsAttribute) === text) return;
    document.documentElement.setAttribute(segmentsAttribute, text);
    takeSegments(store);
  };
  bus.subscribe(cartChanged, ({ payload }) => {
    units = payload.totalItems;
    announce();
  });
  announce();
  store.sub(sessionAtom, () => {
    person = sessionSegments(store.get(sessionAtom)) ?? person;
    announce();
  });
  signedInBefore.subscribe((text) => {
    person = text ?? guestSegments;
    announce();
    // A page that has made no call yet learns who it is that signed in.
    if (text !== undefined)
      session.ready().catch((error: unknown) => report(error, { remote: 'shell', phase: 'event' }));
  });
}

/** Takes the segments that the document names, as they are: in a preview they stay. */
export function takeSegments(store: Platform['store']): void {
  const text = document.documentElement.getAttribute(segmentsAttribute) ?? '';
  store.set(segmentsAtom, new Set(text.split(' ')));
}
