import type { Order } from 'shared-contracts/calls/checkout';
import { resendGiftCardEmail } from 'shared-contracts/calls/orders';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { MailIcon } from 'shared-ui/icon';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import type { OrderItem } from './line-choices.ts';

interface ResendButtonProps {
  readonly order: Order;
  readonly item: OrderItem;
  /** True when there are several gift cards: each button names its own. */
  readonly isNamed: boolean;
}

/** Sends a gift card to its recipient again (ORD-07). */
export function ResendButton({ order, item, isNamed }: ResendButtonProps) {
  const calls = useAccountCalls();
  const { locale, toasts } = usePlatform();
  const texts = afterSalesMessages(locale);
  const { isPending, error, run } = useMutation({ remote: 'account' });
  const { orderNumber, email } = order;
  const to = item.giftOption?.email ?? email;

  const send = () =>
    run(async () => {
      await calls(resendGiftCardEmail, { body: { orderNumber, email, itemId: item.id } });
      toasts.show({ tone: 'success', text: texts.sentAgain(to) });
    });
  return (
    <div css={{ display: 'grid', gap: space[3], justifyItems: 'start' }}>
      {error && (
        <Alert tone="error" announce="alert">
          {error.is('GIFT_OPTION_NOT_FOUND') ? texts.noGiftCard : error.message || texts.sendFailed}
        </Alert>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={<MailIcon size={18} />}
        loading={isPending}
        loadingText={texts.sending}
        onClick={() => void send()}
      >
        {isNamed ? `${texts.sendAgain} · ${to}` : texts.sendAgain}
      </Button>
    </div>
  );
}
