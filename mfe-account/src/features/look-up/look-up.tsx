import { Text } from 'shared-ui/text';
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
export function LookUp() {
  const texts = accountMessages(useLocale());
  const navigate = useNavigate();
  const shopper = shopperIn(useSession());
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], maxWidth: '36rem' }}>
      <Text tone="muted">{texts.lookUpText}</Text>
      <LookUpForm
        variant="secondary"
        orderNumber=""
        onFound={({ orderNumber }, email) => {
          keepKnownEmail(orderNumber, email, shopper);
          navigate(orderPage(orderNumber));
        }}
      />
    </div>
  );
}
