import { useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { localeIds } from 'shared-contracts/locale';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Button } from 'shared-ui/button';
import { ChevronLeftIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { Link, useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useHasAccount } from 'storefront-kit/use-session';
import { areaColumn, formColumns } from '../features/area/form-columns.ts';
import { LookUpForm } from '../features/look-up/look-up-form.tsx';
import { LookUpHelp } from '../features/look-up/look-up-help.tsx';
import { LateOrderView } from '../features/order/late-order-view.tsx';
import { accountMessages } from '../messages/account-messages.ts';
import { withdrawalMessages } from '../messages/withdrawal-messages.ts';

export const head = (_data: unknown, { locale }: Pick<LoaderContext, 'locale'>): Head => ({
  title: accountMessages(locale).withdraw,
  description: withdrawalMessages(locale).pageText,
  canonical: `/${locale.id}/withdrawal`,
  alternates: Object.fromEntries(localeIds.map((id) => [id, `/${id}/withdrawal`])),
});

/** Withdrawal from the contract of an order, with an account or without (Directive 2011/83/EU, article 11a). */
export default function WithdrawalScreen() {
  const locale = useLocale();
  const texts = withdrawalMessages(locale);
  const words = accountMessages(locale);
  const [parameters] = useSearchParams();
  const [order, setOrder] = useState<Order>();
  const [cameBack, setCameBack] = useState(false);
  const hasAccount = useHasAccount();
  if (order)
    return (
      <Container css={areaColumn}>
        <LateOrderView
          order={order}
          withdraws
          onOrder={setOrder}
          back={
            <Button
              variant="link"
              icon={<ChevronLeftIcon size={18} />}
              onClick={() => {
                setOrder(undefined);
                setCameBack(true);
              }}
            >
              {words.lookUpAnother}
            </Button>
          }
        />
      </Container>
    );
  return (
    <Container css={formColumns}>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], maxWidth: '36rem' }}>
        <div css={{ display: 'grid', gap: space[3] }}>
          <Heading level={1}>{words.withdraw}</Heading>
          <Text look="lead">{texts.pageText}</Text>
          <Text>
            <LegalLink page="returns" css={linkStyle}>
              {texts.terms}
            </LegalLink>
          </Text>
          {hasAccount && (
            <Text>
              <Link to="/account/orders" css={linkStyle}>
                {texts.ownOrders}
              </Link>
            </Text>
          )}
        </div>
        <LookUpForm
          orderNumber={cameBack ? '' : (parameters.get('order') ?? '')}
          takeFocus={cameBack}
          onFound={setOrder}
        />
      </div>
      <LookUpHelp />
    </Container>
  );
}
