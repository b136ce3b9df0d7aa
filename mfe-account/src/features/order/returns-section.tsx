import { useId, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import type { Order } from 'shared-contracts/calls/checkout';
import { returnLabelAgain } from 'shared-contracts/calls/orders';
import { formatMoney } from 'shared-contracts/money';
import { Alert } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { DownloadIcon } from 'shared-ui/icon';
import { sheetStyle } from 'shared-ui/layout';
import { QrCode } from 'shared-ui/qr-code';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { returnMessages } from '../../messages/return-messages.ts';
import { saveFile } from '../after-sales/save-file.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { longDay } from './days.ts';

type Return = NonNullable<Order['returns']>[number];

/** The returns of an order: what is in them, where they are, and the label of those under way (ORD-05). */
export function ReturnsSection({ order }: { readonly order: Order }) {
  const texts = returnMessages(useLocale());
  const titleId = useId();
  const { returns = [] } = order;
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby={titleId} css={{ display: 'grid', gap: space[4] }}>
      <Heading level={2} look="h3" id={titleId}>
        {texts.title}
      </Heading>
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        {returns.map((one) => (
          <ReturnEntry key={one.returnId} order={order} one={one} />
        ))}
      </ul>
    </section>
  );
}

function ReturnEntry({ order, one }: { readonly order: Order; readonly one: Return }) {
  const locale = useLocale();
  const texts = returnMessages(locale);
  const calls = useAccountCalls();
  const goodsId = useId();
  const { pending, error, failed, run } = useMutation({ remote: 'account' });
  const [read, setRead] = useState<CallResponse<typeof returnLabelAgain>>();
  const [isShown, setShown] = useState(false);
  const { orderNumber, email, currency, items } = order;
  const { returnId, amount, lines, announcedAt } = one;
  // The parcel may have arrived since the page was read.
  const status = error?.is('RTN410') ? 'received' : one.status;
  const label = async () => {
    const found =
      read ?? (await calls(returnLabelAgain, { params: { orderId: orderNumber }, body: { email, returnId } }));
    setRead(found);
    return found;
  };
  const save = () => run(async () => saveFile((await label()).label), 'save');
  const show = () =>
    run(async () => {
      await label();
      setShown(true);
    }, 'show');
  const goods = lines.map(({ itemId, qty }) => `${qty} × ${items.find(({ id }) => id === itemId)?.name ?? ''}`);
  return (
    <li css={sheetStyle}>
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[2] }}>
        <Text weight={600} id={goodsId}>
          {goods.join(', ')}
        </Text>
        <Badge tone={status === 'announced' ? 'info' : 'success'}>{texts[status]}</Badge>
      </div>
      <Text tone="muted">
        {texts.announcedOn(longDay(announcedAt, locale))}{' '}
        {texts[`${status}Text`](formatMoney(amount, currency, locale))}
      </Text>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || (failed === 'save' ? texts.labelFailed : texts.codeFailed)}
        </Alert>
      )}
      {status === 'announced' && (
        <>
          <div role="status" css={{ display: 'grid', gap: space[2], '&:empty': { marginTop: `-${space[4]}` } }}>
            {read && isShown && (
              <>
                <QrCode label={texts.qr(read.code)} code={read.qr} />
                <Text weight={600} figures>
                  {read.code}
                </Text>
              </>
            )}
          </div>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
            <Button
              variant="secondary"
              size="small"
              icon={<DownloadIcon size={18} />}
              aria-describedby={goodsId}
              loading={pending === 'save'}
              loadingText={texts.gettingLabel}
              onClick={() => void save()}
            >
              {texts.label}
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-describedby={goodsId}
              loading={pending === 'show'}
              loadingText={texts.gettingCode}
              onClick={() => (isShown ? setShown(false) : void show())}
            >
              {isShown ? texts.hide : texts.code}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
