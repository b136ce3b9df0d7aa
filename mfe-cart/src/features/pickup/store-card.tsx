import type { ReactNode } from 'react';
import { placeLine } from 'shared-contracts/locality-line';
import { InlineMessage } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { color, radius, space, tabular } from 'shared-ui/tokens';
import { formatDistance } from 'storefront-kit/distance';
import { useLocale } from 'storefront-kit/use-locale';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import type { StoreChoice } from './store-choices.ts';

interface StoreAction {
  readonly short: string;
  readonly at: (store: string) => string;
}

interface StoreCardProps {
  readonly choice: StoreChoice;
  readonly chosen: boolean;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  /** What choosing it does, in short and with the name of the store; undefined where it cannot be, or is. */
  readonly action: StoreAction | undefined;
  /** What it has of the goods in question. */
  readonly children?: ReactNode;
  readonly onChoose: () => void;
}

/** A store with its address, opening hours, and a button to choose it. */
export function StoreCard({ choice, chosen, busy = false, error, action, children, onChoose }: StoreCardProps) {
  const locale = useLocale();
  const texts = pickupMessages(locale);
  const { store, isFavorite } = choice;
  return (
    <li
      css={{
        display: 'grid',
        gap: space[3],
        padding: space[4],
        border: `1px solid ${chosen ? color.ember : color.line}`,
        borderRadius: radius.card,
        background: color.paper,
      }}
    >
      <div css={{ display: 'grid', gap: space[1] }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' }}>
          <Text weight={600}>{store.name}</Text>
          {isFavorite && <Badge tone="info">{texts.favorite}</Badge>}
        </div>
        <Text look="small" tone="slate">
          {placeLine(store)}
          {store.distanceKm !== undefined && ` · ${texts.away(formatDistance(store.distanceKm, locale))}`}
        </Text>
        {children}
      </div>
      {error && (
        <InlineMessage tone="error" announce="alert">
          {error}
        </InlineMessage>
      )}
      <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space[3] }}>
        <details>
          <summary
            css={{
              fontSize: '.875rem',
              cursor: 'pointer',
              color: color.glacier,
              paddingBlock: space[3],
            }}
          >
            {texts.hours}
          </summary>
          <dl css={{ ...tabular, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `${space[1]} ${space[4]}` }}>
            {store.hours.map(({ days, hours }) => (
              <div key={days} css={{ display: 'contents', fontSize: '.875rem' }}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </details>
        {action && (
          <Button
            variant="secondary"
            size="small"
            aria-label={action.at(store.name)}
            loading={busy}
            loadingText={texts.choosing}
            onClick={onChoose}
          >
            {action.short}
          </Button>
        )}
        {chosen && !action && (
          <InlineMessage tone="success" css={{ paddingBlock: space[3] }}>
            {texts.chosen}
          </InlineMessage>
        )}
      </div>
    </li>
  );
}
