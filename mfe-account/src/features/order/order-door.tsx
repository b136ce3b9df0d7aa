import type { Order } from 'shared-contracts/calls/checkout';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useNavigate } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { accountMessages } from '../../messages/account-messages.ts';
import { shopperIn } from '../../service/shopper-in.ts';
import { keepKnownEmail } from '../look-up/known-email.ts';
import { LookUpForm } from '../look-up/look-up-form.tsx';
import { AccountPanel } from '../sign-in/account-panel.tsx';
import { orderPage } from './order-page.ts';

interface OrderDoorProps {
  readonly orderNumber: string | undefined;
  readonly onFound: (order: Order) => void;
}

/** The ways to an order that the services do not show to this visitor: its email, or signing in. */
export function OrderDoor({ orderNumber = '', onFound }: OrderDoorProps) {
  const texts = accountMessages(useLocale());
  const navigate = useNavigate();
  const session = useSession();
  const { status } = session;
  const isGuest = status === 'guest' || status === 'loading';
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }}>
      <Text look="lead">{isGuest ? texts.whoseOrder : status === 'associate' ? texts.lookUpText : texts.notYours}</Text>
      <LookUpForm
        orderNumber={orderNumber}
        onFound={(found, email) => {
          keepKnownEmail(found.orderNumber, email, shopperIn(session));
          if (found.orderNumber === orderNumber) onFound(found);
          else navigate(orderPage(found.orderNumber), { replace: true });
        }}
      />
      {isGuest && <AccountPanel />}
    </div>
  );
}
