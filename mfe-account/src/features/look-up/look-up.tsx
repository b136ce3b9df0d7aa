import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useNavigate } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { accountMessages } from '../../messages/account-messages.ts';
import { shopperIn } from '../../service/shopper-in.ts';
import { orderPage } from '../order/order-page.ts';
import { keepKnownEmail } from './known-email.ts';
import { LookUpForm } from './look-up-form.tsx';

/** Finds an order by number and email, and leads to its page (ORD-02). */
export function LookUp({ title }: { readonly title: string }) {
  const texts = accountMessages(useLocale());
  const navigate = useNavigate();
  const shopper = shopperIn(useSession());
  return (
    <section css={[sheetStyle, { gap: space[5] }]} aria-labelledby="look-up-title">
      <div css={{ display: 'grid', gap: space[2] }}>
        <Heading level={2} look="h3" id="look-up-title">
          {title}
        </Heading>
        <Text tone="muted">{texts.lookUpText}</Text>
      </div>
      <LookUpForm
        orderNumber=""
        onFound={({ orderNumber }, email) => {
          keepKnownEmail(orderNumber, email, shopper);
          navigate(orderPage(orderNumber));
        }}
      />
    </section>
  );
}
