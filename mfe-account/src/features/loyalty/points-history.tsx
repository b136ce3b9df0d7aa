import { type ReactNode, useRef } from 'react';
import { getPointsHistory, type PendingOrder, type PointsChange } from 'shared-contracts/calls/consumer-wallet';
import { Alert } from 'shared-ui/alert';
import { sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { areaMessages } from '../../messages/area-messages.ts';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { KeptRow } from '../area/kept-row.tsx';
import { More } from '../area/more.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { longDay } from '../order/days.ts';
import { orderPage } from '../order/order-page.ts';

const keyOf = ({ kind, at, orderNumber = '' }: PointsChange): string => `${at} ${kind} ${orderNumber}`;

/** What changed a member's points, newest first, below the orders whose points are on the way (ACC-12). */
export function PointsHistory() {
  const locale = useLocale();
  const texts = loyaltyMessages(locale);
  const calls = useAccountCalls();
  const { tryAgain } = areaMessages(locale);
  const reading = useCall(getPointsHistory, {}, { remote: 'account', calls });
  const { isPending, error, run } = useMutation({ remote: 'account' });
  const list = useRef<HTMLUListElement>(null);
  if (reading.value?.total === 0 && reading.value.pending.length === 0) return null;
  return (
    <section css={sheetStyle} aria-labelledby="history-title">
      <Heading level={2} look="h3" id="history-title">
        {texts.history}
      </Heading>
      <WhenRead reading={reading} texts={{ loading: texts.loading, failed: texts.historyFailed, tryAgain }}>
        {(read) => {
          const { changes, pending, total } = read;
          const more = () =>
            run(async () => {
              const next = await calls(getPointsHistory, { query: { start: changes.length } });
              // Changes since the first page was read have moved the others on.
              const known = new Set(changes.map(keyOf));
              const older = next.changes.filter((change) => !known.has(keyOf(change)));
              reading.set({ ...next, pending, changes: [...changes, ...older] });
              if (changes.length + older.length >= next.total) list.current?.focus();
            });
          return (
            <>
              <ul ref={list} tabIndex={-1} css={{ outline: 'none' }}>
                {pending.map((order) => (
                  <PendingRow key={order.orderNumber} order={order} />
                ))}
                {changes.map((change) => (
                  <ChangeRow key={keyOf(change)} change={change} />
                ))}
              </ul>
              {error && (
                <Alert tone="error" announce="alert">
                  {error.message || texts.historyFailed}
                </Alert>
              )}
              {changes.length < total && (
                <More
                  shown={texts.shownChanges(changes.length, total)}
                  more={texts.older}
                  isReading={isPending}
                  onMore={() => void more()}
                />
              )}
            </>
          );
        }}
      </WhenRead>
    </section>
  );
}

function PendingRow({ order: { orderNumber, points, creditedAfter } }: { readonly order: PendingOrder }) {
  const locale = useLocale();
  const texts = loyaltyMessages(locale);
  return (
    <Row
      title={texts.onTheWay}
      orderNumber={orderNumber}
      when={creditedAfter ? texts.creditedAfter(longDay(creditedAfter, locale)) : texts.creditedLater}
      points={
        <Text tone="muted" figures>
          {texts.balance(points)}
        </Text>
      }
    />
  );
}

function ChangeRow({ change: { kind, points, at, orderNumber } }: { readonly change: PointsChange }) {
  const locale = useLocale();
  const texts = loyaltyMessages(locale);
  return (
    <Row
      title={texts[kind]}
      orderNumber={orderNumber}
      when={longDay(at, locale)}
      points={
        <Text weight={600} figures>
          {points < 0 ? '−' : '+'}
          {texts.balance(Math.abs(points))}
        </Text>
      }
    />
  );
}

interface RowProps {
  readonly title: string;
  readonly orderNumber: string | undefined;
  readonly when: string;
  readonly points: ReactNode;
}

function Row({ title, orderNumber, when, points }: RowProps) {
  const texts = loyaltyMessages(useLocale());
  return (
    <KeptRow action={points}>
      <Text>{title}</Text>
      {orderNumber && (
        <Link to={orderPage(orderNumber)} css={linkStyle}>
          {texts.order(orderNumber)}
        </Link>
      )}
      <Text look="small" tone="muted">
        {when}
      </Text>
    </KeptRow>
  );
}
