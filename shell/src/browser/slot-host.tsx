import { type ComponentType, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { type Exposed, ExposedContext } from '../app/exposed.ts';
import { RemoteBoundary } from '../app/remote-boundary.tsx';
import { usePlace } from '../app/use-place.ts';

/** Fills a slot with the piece that a remote offers for it; the fallback stands while and when there is none. */
export function SlotHost({
  name,
  props,
  fallback,
}: {
  readonly name: string;
  readonly props: object;
  readonly fallback: ReactNode;
}) {
  const exposed = use(ExposedContext);
  const place = usePlace('slots', name);
  // The server's HTML has the fallback, also where it is taken over once the piece is known.
  const isHydrating = useIsHydrating();
  if (!exposed || !place || isHydrating) return fallback;
  return (
    <RemoteBoundary remote={place.remote} fallback={fallback}>
      <Suspense fallback={fallback}>
        <Piece exposed={exposed} place={place} props={props} />
      </Suspense>
    </RemoteBoundary>
  );
}

function Piece({
  exposed,
  place,
  props,
}: {
  readonly exposed: Exposed;
  readonly place: { readonly remote: string; readonly expose: string };
  readonly props: object;
}) {
  const [Content] = useState(() =>
    lazy(async () => (await exposed.load(place.remote, place.expose)) as { default: ComponentType<object> }),
  );
  return <Content {...props} />;
}
