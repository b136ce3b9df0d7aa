import type { Picture as PictureData } from 'shared-contracts/fields';
import type { Currency } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { media, radius, space, tabular } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

export interface OrderLine {
  readonly id: string;
  readonly name: string;
  readonly color?: string | undefined;
  readonly variants: readonly { readonly label: string; readonly value: string }[];
  readonly qty: number;
  readonly picture: PictureData;
  /** The row's amount in minor units. */
  readonly amount: number;
  /** Additional information. */
  readonly notes?: readonly string[];
}

/** The lines of a cart or an order in compact form. */
export function OrderLines({ lines, currency }: { readonly lines: readonly OrderLine[]; readonly currency: Currency }) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  return (
    <ul css={{ display: 'grid', gap: space[4] }}>
      {lines.map((line) => (
        <li
          key={line.id}
          css={{
            display: 'grid',
            gridTemplateColumns: '4rem minmax(0, 1fr) auto',
            gap: space[3],
            alignItems: 'start',
            [media.narrow]: { gridTemplateColumns: '4rem minmax(0, 1fr)', '& > :last-child': { gridColumn: 2 } },
          }}
        >
          <Picture
            {...line.picture}
            alt=""
            sizes="64px"
            cover
            css={{ aspectRatio: '4 / 5', borderRadius: radius.input }}
          />
          <div>
            <Text weight={600}>{line.name}</Text>
            <Text look="small" tone="muted">
              {[line.color, ...line.variants.map(({ label, value }) => `${label} ${value}`), texts.quantity(line.qty)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {line.notes?.map((note) => (
              <Text key={note} look="small" tone="pine" figures>
                {note}
              </Text>
            ))}
          </div>
          <span css={tabular}>{formatMoney(line.amount, currency, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
