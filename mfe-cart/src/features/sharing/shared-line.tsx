import type { SharedLine as Line, SharedLineState } from 'shared-contracts/calls/shared-cart';
import type { Currency } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { type AlertTone, InlineMessage } from 'shared-ui/alert';
import { quietLinkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { sharedCartMessages } from '../../messages/shared-cart-messages.ts';

interface Note {
  readonly tone: AlertTone;
  readonly text: string;
}

/** What differs from when the link was made. */
function useNotes({ state, wanted, available, price, priceThen, gift }: Line, currency: Currency): readonly Note[] {
  const locale = useLocale();
  const texts = sharedCartMessages(locale);
  const states: Readonly<Record<SharedLineState, string | undefined>> = {
    available: undefined,
    fewer: texts.of(available, wanted),
    'sold-out': texts.soldOut,
    'not-yet': texts.notYet,
    presale: texts.presale,
    'not-here': texts.notHere,
    gone: texts.gone,
  };
  const stock = states[state];
  const then = priceThen === undefined ? undefined : formatMoney(priceThen, currency, locale);
  return [
    ...(stock ? [{ tone: state === 'presale' ? 'info' : 'warning', text: stock } as const] : []),
    ...(then !== undefined && price !== undefined && priceThen !== undefined
      ? [
          price > priceThen
            ? ({ tone: 'warning', text: texts.higher(then) } as const)
            : ({ tone: 'success', text: texts.lower(then) } as const),
        ]
      : []),
    ...(gift && available > 0 ? [{ tone: 'info', text: texts.gift } as const] : []),
  ];
}

/** One line of a shared cart, with what changed since. */
export function SharedLine({ line, currency }: { readonly line: Line; readonly currency: Currency }) {
  const locale = useLocale();
  const texts = sharedCartMessages(locale);
  const notes = useNotes(line, currency);
  const { name, picture, pdpUrl, price, available, wanted } = line;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const isSold = available > 0;
  const units = isSold ? available : wanted;
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: 'min(6.5rem, 26vw) minmax(0, 1fr)',
        gap: space[4],
        paddingBlock: space[5],
        borderTop: `1px solid ${color.line}`,
      }}
    >
      {picture ? (
        <Picture
          {...picture}
          alt=""
          sizes="104px"
          cover
          css={{ aspectRatio: '4 / 5', borderRadius: radius.card, ...(isSold ? {} : { filter: 'grayscale(1)' }) }}
        />
      ) : (
        <span css={{ aspectRatio: '4 / 5', borderRadius: radius.card, background: color.tile }} />
      )}
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], alignContent: 'start' }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[4] }}>
          <div>
            {pdpUrl ? (
              <Link to={pdpUrl} css={[quietLinkStyle, { fontWeight: 600 }]}>
                {name}
              </Link>
            ) : (
              <Text weight={600}>{name}</Text>
            )}
            <Text look="small" tone="muted">
              {[line.color, ...line.variants.map(({ label, value }) => `${label} ${value}`)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          {price !== undefined && isSold && <Price current={money(price * units)} />}
        </div>
        <Text look="small" tone="muted" figures>
          {texts.quantity(units)}
          {price !== undefined && units > 1 && ` · ${texts.each(money(price))}`}
        </Text>
        {notes.map(({ tone, text }) => (
          <InlineMessage key={text} tone={tone}>
            {text}
          </InlineMessage>
        ))}
      </div>
    </li>
  );
}
