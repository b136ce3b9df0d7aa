import type { Order } from 'shared-contracts/calls/checkout';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { orderMessages } from '../../messages/order-messages.ts';
import { foundList, foundRow } from '../area/found-list.ts';

/** Color and size of an ordered item, separated by commas. */
export const choiceOf = ({ color, variants }: Pick<Order['items'][number], 'color' | 'variants'>): string =>
  [color, ...variants.map(({ value }) => value)].filter(Boolean).join(', ');

/** What was ordered, and what was cancelled and returned of it. */
export function OrderItems({ order: { items, currency } }: { readonly order: Order }) {
  const { locale } = usePlatform();
  const texts = orderMessages(locale);
  return (
    <section css={sheetStyle} aria-labelledby="items">
      <Heading level={2} look="h3" id="items">
        {texts.items}
      </Heading>
      <ul css={foundList}>
        {items.map((item) => (
          <li key={item.id} css={foundRow}>
            <Stack gap={1} css={{ flex: '1 1 12rem' }}>
              <Text weight={600}>{item.name}</Text>
              <Text look="small">{choiceOf(item)}</Text>
              {item.upc && (
                <Text look="small" tone="muted" figures>
                  {item.upc}
                </Text>
              )}
            </Stack>
            <Stack gap={1} css={{ justifyItems: 'end' }}>
              <Text figures>{formatMoney(item.priceAfterOrderDiscount, currency, locale)}</Text>
              <Text look="small">{texts.quantity(item.qty)}</Text>
              <Row gap={2}>
                {(item.cancelledQty ?? 0) > 0 && (
                  <Badge tone="warning">{texts.cancelledUnits(item.cancelledQty ?? 0)}</Badge>
                )}
                {(item.returnedQty ?? 0) > 0 && <Badge tone="info">{texts.returnedUnits(item.returnedQty ?? 0)}</Badge>}
              </Row>
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  );
}
