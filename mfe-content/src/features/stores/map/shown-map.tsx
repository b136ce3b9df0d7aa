import { lazy, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { breakpoint, headerHeight, media, space } from 'shared-ui/tokens';
import { LatePart } from 'storefront-kit/late-part';
import { useIsNear } from 'storefront-kit/use-is-near';
import { useLocale } from 'storefront-kit/use-locale';
import { mapMessages } from '../../../messages/map-messages.ts';
import type { StoreMapProps } from './store-map.tsx';

/** Heavy, and of this browser alone. */
const StoreMap = lazy(() => import('./store-map.tsx'));

const wide = `(min-width: ${breakpoint.desktop / 16}em)`;
function followWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
const withoutScript = '@media (scripting: none)';

interface ShownMapProps extends StoreMapProps {
  /** The list of what the map shows. */
  readonly children: ReactNode;
}

/** A list with its map: beside it on wide screens, above it on others once it is asked for. */
export function ShownMap({ children, ...map }: ShownMapProps) {
  const texts = mapMessages(useLocale());
  const place = useRef<HTMLDivElement>(null);
  const isWide = useSyncExternalStore(
    followWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
  const [isAsked, setAsked] = useState(false);
  const isOpen = isWide || isAsked;
  const isNear = useIsNear(place);
  return (
    <div
      css={{
        display: 'grid',
        gap: space[4],
        [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space[6], alignItems: 'start' },
        [withoutScript]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <div
        ref={place}
        css={{
          display: 'grid',
          gap: space[2],
          justifyItems: 'stretch',
          [media.desktop]: {
            order: 1,
            position: 'sticky',
            top: `calc(${headerHeight} + ${space[4]})`,
            minHeight: '34rem',
          },
          [withoutScript]: { display: 'none' },
        }}
      >
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setAsked(!isAsked)}
          css={{ justifySelf: 'start', [media.desktop]: { display: 'none' } }}
        >
          {isOpen ? texts.hide : texts.show}
        </Button>
        {isOpen && isNear && (
          <LatePart remote="content" instead={<Text tone="muted">{texts.failed}</Text>}>
            <StoreMap {...map} />
          </LatePart>
        )}
      </div>
      <div css={{ display: 'grid', gap: space[4] }}>{children}</div>
    </div>
  );
}
