import { placeLine } from 'shared-contracts/locality-line';
import { InlineMessage } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { color, radius, space, tabular } from 'shared-ui/tokens';
import { formatDay } from 'storefront-kit/dates';
import { formatDistance } from 'storefront-kit/distance';
import { useLocale } from 'storefront-kit/use-locale';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import type { StoreChoice } from './store-choices.ts';

interface StoreCardProps {
  readonly choice: StoreChoice;
  /** Whether the product is already collected there. */
  readonly chosen: boolean;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  /** Whether it is about a product: its stock is shown, and decides whether the store can be chosen. */
  readonly ofProduct?: boolean;
  readonly onChoose: () => void;
}

/** A store with its address, stock, opening hours, and a button to choose it. */
export function StoreCard({ choice, chosen, busy = false, error, ofProduct = true, onChoose }: StoreCardProps) {
  const locale = useLocale();
  const texts = pickupMessages(locale);
  const { store, enough, isFavourite } = choice;
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
          {isFavourite && <Badge tone="info">{texts.favourite}</Badge>}
        </div>
        <Text look="small" tone="slate">
          {placeLine(store)}
          {store.distanceKm !== undefined && ` · ${texts.away(formatDistance(store.distanceKm, locale))}`}
        </Text>
        {ofProduct && <StockLine choice={choice} />}
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
        {chosen && ofProduct ? (
          <InlineMessage tone="success" css={{ paddingBlock: space[3] }}>
            {texts.chosen}
          </InlineMessage>
        ) : (
          (enough || !ofProduct) && (
            <Button
              variant="secondary"
              size="small"
              aria-label={ofProduct ? texts.chooseAt(store.name) : texts.takeAt(store.name)}
              loading={busy}
              loadingText={texts.choosing}
              onClick={onChoose}
            >
              {ofProduct ? texts.choose : texts.take}
            </Button>
          )
        )}
      </div>
    </li>
  );
}

/** The store's stock; with a pickup date where there is enough. */
function StockLine({ choice: { available, enough, readyOn } }: { readonly choice: StoreChoice }) {
  const locale = useLocale();
  const texts = pickupMessages(locale);
  if (enough)
    return (
      <InlineMessage tone="success">{readyOn ? texts.ready(formatDay(readyOn, locale)) : texts.inStock}</InlineMessage>
    );
  if (available > 0) return <InlineMessage tone="warning">{texts.few(available)}</InlineMessage>;
  return (
    <Text look="small" tone="muted">
      {texts.none}
    </Text>
  );
}
