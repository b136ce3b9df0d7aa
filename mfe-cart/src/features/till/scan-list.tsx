import { useState } from 'react';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { color, radius, space, tabular, target } from 'shared-ui/tokens';
import { formatDistance } from 'storefront-kit/distance';
import { useMutation } from 'storefront-kit/use-mutation';
import { tillMessages } from '../../messages/till-messages.ts';
import { cartModel } from '../../service/cart-model.ts';
import type { Scan, ScanQueue } from '../../service/scans.ts';
import { outcomeText } from './outcome-text.ts';

interface ScanListProps {
  readonly scans: readonly Scan[];
  readonly queue: ScanQueue;
}

/** Codes that are shown at once besides those that wait: what was added is in the sale below. */
const latestShown = 3;

/** What became of each code, newest first. */
export function ScanList({ scans, queue }: ScanListProps) {
  const texts = tillMessages(usePlatform().locale);
  const [areAllShown, setAllShown] = useState(false);
  if (scans.length === 0) return <Text tone="muted">{texts.noScans}</Text>;
  const latest = scans.filter(({ state }) => state !== 'waiting').slice(0, latestShown);
  const shown = areAllShown ? scans : scans.filter((scan) => scan.state === 'waiting' || latest.includes(scan));
  return (
    <div>
      <ol aria-label={texts.scans} css={{ display: 'grid' }}>
        {shown.map((scan) => (
          <ScanRow key={scan.id} scan={scan} onAgain={() => queue.again(scan)} />
        ))}
      </ol>
      {shown.length < scans.length && (
        <Button variant="link" onClick={() => setAllShown(true)}>
          {texts.showAll(scans.length)}
        </Button>
      )}
    </div>
  );
}

function ScanRow({ scan, onAgain }: { readonly scan: Scan; readonly onAgain: () => void }) {
  const { locale } = usePlatform();
  const { code, goods, state } = scan;
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
        columnGap: space[4],
        alignItems: 'start',
        paddingBlock: space[3],
        borderTop: `1px solid ${color.line}`,
      }}
    >
      {goods ? (
        <div>
          <Picture
            {...goods.picture}
            alt=""
            sizes="56px"
            cover
            css={{ aspectRatio: '4 / 5', borderRadius: radius.card }}
          />
        </div>
      ) : (
        <span />
      )}
      <div css={{ display: 'grid', gap: space[1] }}>
        <Text weight={600} css={{ overflowWrap: 'anywhere' }}>
          {goods?.name ?? code}
        </Text>
        {goods && (
          <>
            <Text look="small" tone="muted">
              {`${goods.color} · ${goods.size}`}
            </Text>
            <Places scan={scan} />
          </>
        )}
        <Outcome scan={scan} onAgain={onAgain} />
      </div>
      {goods && state !== 'refused' && (
        <Text weight={600} figures>
          {formatMoney(goods.price.current, goods.price.currency, locale)}
        </Text>
      )}
    </li>
  );
}

/** Whether it is in the cart, and else why not. */
function Outcome({ scan, onAgain }: { readonly scan: Scan; readonly onAgain: () => void }) {
  const { locale } = usePlatform();
  const texts = tillMessages(locale);
  const { code, goods, refusal, state } = scan;
  const tones = { waiting: 'info', added: 'success', refused: 'error' } as const;
  return (
    <>
      <InlineMessage tone={tones[state]}>{outcomeText(scan, locale)}</InlineMessage>
      {refusal?.kind === 'error' && (
        <Button
          variant="link"
          css={{ justifySelf: 'start' }}
          aria-label={texts.againFor(goods?.name ?? code)}
          onClick={onAgain}
        >
          {texts.again}
        </Button>
      )}
    </>
  );
}

/** Where the goods are; what could not be added can be collected from another store. */
function Places({ scan: { goods, state } }: { readonly scan: Scan }) {
  const platform = usePlatform();
  const { locale, toasts } = platform;
  const texts = tillMessages(locale);
  const { run, isPending } = useMutation({ remote: 'cart', failedText: texts.collectFailed });
  if (!goods) return null;
  const { here, toSend, elsewhere, productId, upc, name } = goods;
  const summary = [
    texts.here(here),
    texts.toSend(toSend),
    elsewhere.length > 0 ? texts.elsewhere(elsewhere.length) : texts.nowhereElse,
  ].join(' · ');
  const collect = ({ storeId, name: storeName }: (typeof elsewhere)[number]) =>
    run(async () => {
      await cartModel(platform).add({ productId, upc, storeId });
      toasts.show({ tone: 'success', text: texts.collected(storeName) });
    });
  if (elsewhere.length === 0)
    return (
      <Text look="small" tone="slate" figures>
        {summary}
      </Text>
    );
  return (
    <details open={state === 'refused' || undefined}>
      <summary
        css={[
          tabular,
          {
            fontSize: '.875rem',
            color: color.glacier,
            cursor: 'pointer',
            display: 'flex',
            alignItems: 'center',
            minHeight: target,
          },
        ]}
      >
        {summary}
      </summary>
      <ul css={{ display: 'grid', gap: space[2] }}>
        {elsewhere.map((store) => (
          <li
            key={store.storeId}
            css={{ display: 'flex', flexWrap: 'wrap', columnGap: space[4], alignItems: 'center', fontSize: '.875rem' }}
          >
            <span css={{ marginInlineEnd: 'auto' }}>
              <span>{store.name}</span>
              <Text look="small" tone="muted" figures>
                {texts.storeUnits(store.units, formatDistance(store.distanceKm, locale))}
              </Text>
            </span>
            <Button
              variant="link"
              aria-label={texts.collectFrom(name, store.name)}
              disabled={isPending}
              onClick={() => void collect(store)}
            >
              {texts.collectAt}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
