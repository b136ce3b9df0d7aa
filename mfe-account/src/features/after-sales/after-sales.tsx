import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { isInEuropeanUnion } from 'shared-contracts/european-union';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { accountMessages } from '../../messages/account-messages.ts';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { newRefunds, type Refund, refundName, refundNames } from './refund-words.ts';
import { goodsAgain } from './reorder.ts';
import { ReorderButton } from './reorder-button.tsx';
import type { Announced } from './return-form.tsx';
import { saveFile } from './save-file.ts';
import type { Withdrawn } from './withdraw-form.tsx';

// The forms, and what one of them tells, are loaded on the first press.
const CancelForm = lazy(async () => ({ default: (await import('./cancel-form.tsx')).CancelForm }));
const ReturnForm = lazy(async () => ({ default: (await import('./return-form.tsx')).ReturnForm }));
const withdrawal = () => import('./withdraw-form.tsx');
const WithdrawForm = lazy(async () => ({ default: (await withdrawal()).WithdrawForm }));
const WithdrawnAlert = lazy(async () => ({ default: (await withdrawal()).WithdrawnAlert }));

interface AfterSalesProps {
  readonly order: Order;
  /** Whether the order was opened to withdraw from its contract. */
  readonly withdraws?: boolean;
  readonly onOrder: (order: Order) => void;
}

type Outcome =
  | { readonly refunds: readonly Refund[]; readonly isAll: boolean }
  | { readonly announced: Announced }
  | { readonly withdrawn: Withdrawn };

/** The actions available after an order was placed. */
export function AfterSales({ order, withdraws = false, onOrder }: AfterSalesProps) {
  const { locale } = usePlatform();
  const texts = afterSalesMessages(locale);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { cancellable = false, returnable = false, withdrawable = false, invoice = false } = order.actions ?? {};
  const [doing, setDoing] = useState<'cancel' | 'return' | 'withdraw' | undefined>(withdraws ? 'withdraw' : undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const goods = goodsAgain(order);
  const hasArrived = order.shipments.some(({ status }) => status === 'delivered' || status === 'collected');

  const begin = (what: typeof doing) => {
    setOutcome(undefined);
    setDoing(what);
  };
  /** The form has closed: moves the focus to the heading above its result. */
  const end = (changed?: Order, result?: Outcome) => {
    setDoing(undefined);
    setOutcome(result);
    if (changed) onOrder(changed);
    title.current?.focus();
  };
  // The order awaits its payment, or never received it.
  if (goods.length === 0 && !invoice && !withdraws) return null;
  return (
    <section
      aria-labelledby={titleId}
      css={{ display: 'grid', gap: space[4], paddingTop: space[5], borderTop: `1px solid ${color.line}` }}
    >
      <Heading level={2} look="h3" id={titleId} ref={title} tabIndex={-1}>
        {texts.title}
      </Heading>
      <Suspense
        fallback={
          <SkeletonGroup label={texts.loading}>
            <Skeleton height="16rem" />
          </SkeletonGroup>
        }
      >
        {outcome && <OutcomeAlert outcome={outcome} order={order} />}
        {doing === 'cancel' && (
          <CancelForm
            order={order}
            onStop={() => end()}
            onOrder={(found) => end(found)}
            onCancelled={(changed) =>
              end(changed, { refunds: newRefunds(order, changed), isAll: changed.status === 'cancelled' })
            }
          />
        )}
        {doing === 'return' && (
          <ReturnForm
            order={order}
            onStop={() => end()}
            onReturned={(changed, announced) => {
              saveFile(announced.label);
              end(changed, { announced });
            }}
          />
        )}
        {doing === 'withdraw' && (
          <WithdrawForm
            order={order}
            onStop={() => end()}
            onWithdrawn={(withdrawn) => {
              if (withdrawn.returned) saveFile(withdrawn.returned.label);
              end(withdrawn.order, { withdrawn });
            }}
          />
        )}
      </Suspense>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
          gap: space[3],
        }}
      >
        {returnable && doing === undefined && (
          <Button variant="secondary" onClick={() => begin('return')}>
            {texts.returnItems}
          </Button>
        )}
        {cancellable && doing === undefined && (
          <Button variant="secondary" onClick={() => begin('cancel')}>
            {texts.cancel}
          </Button>
        )}
        {withdrawable && isInEuropeanUnion(locale) && doing === undefined && (
          <Button variant="secondary" onClick={() => begin('withdraw')}>
            {accountMessages(locale).withdraw}
          </Button>
        )}
        {goods.length > 0 && <ReorderButton goods={goods} />}
        {invoice && <InvoiceButton order={order} />}
        {goods.length > 0 && hasArrived && (
          <Link to={`/warranty?order=${order.orderNumber}`} css={buttonStyle({ variant: 'secondary' })}>
            {texts.broken}
          </Link>
        )}
      </div>
    </section>
  );
}

function OutcomeAlert({ outcome, order }: { readonly outcome: Outcome; readonly order: Order }) {
  const { locale } = usePlatform();
  const texts = afterSalesMessages(locale);
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  if ('withdrawn' in outcome) return <WithdrawnAlert order={order} withdrawn={outcome.withdrawn} />;
  if ('announced' in outcome) {
    const { refundAmount, label } = outcome.announced;
    const names = refundNames(order, locale.language).join(', ');
    return (
      <Alert
        tone="success"
        announce="status"
        action={
          <Button variant="secondary" size="small" onClick={() => saveFile(label)}>
            {texts.saveLabel}
          </Button>
        }
      >
        {texts.returned(money(refundAmount), names)}
      </Alert>
    );
  }
  return (
    <Alert tone="success" announce="status" title={outcome.isAll ? texts.allCancelled : texts.cancelled}>
      {outcome.refunds.length > 0 && (
        <ul>
          {outcome.refunds.map((refund) => (
            <li key={refund.createdAt + refund.code + refund.amount}>
              {texts.goesBackAmount(money(refund.amount), refundName(refund, order, locale.language))}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
