import { useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-contracts/platform';
import { type Head, useSearchParams } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { LookUpForm } from '../features/look-up/look-up-form.tsx';
import { LookUpHelp } from '../features/look-up/look-up-help.tsx';
import { OrderView } from '../features/order/order-view.tsx';
import { AccountPanel } from '../features/sign-in/account-panel.tsx';
import { accountMessages } from '../messages/account-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: accountMessages(locale).lookUpTitle,
  robots: 'noindex',
});

/**
 * Signing in and out, and an order looked up by its number and email (ORD-02). The server renders the forms alone: what
 * is in them is personal.
 */
export default function AccountScreen() {
  const texts = accountMessages(useLocale());
  const [parameters] = useSearchParams();
  const [order, setOrder] = useState<Order>();
  const [cameBack, setCameBack] = useState(false);
  if (order)
    return (
      <OrderView
        order={order}
        onLookUpAnother={() => {
          setOrder(undefined);
          setCameBack(true);
        }}
      />
    );
  return (
    <Container
      css={{
        paddingBlock: `${space[7]} ${space[8]}`,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[7],
        alignItems: 'start',
        [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[8] },
      }}
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], maxWidth: '36rem' }}>
        <div css={{ display: 'grid', gap: space[3] }}>
          <Heading level={1}>{texts.lookUpTitle}</Heading>
          <Text look="lead">{texts.lookUpText}</Text>
        </div>
        <LookUpForm
          orderNumber={cameBack ? '' : (parameters.get('order') ?? '')}
          takeFocus={cameBack}
          onFound={setOrder}
        />
      </div>
      <div css={{ display: 'grid', gap: space[6] }}>
        <AccountPanel />
        <LookUpHelp />
      </div>
    </Container>
  );
}
