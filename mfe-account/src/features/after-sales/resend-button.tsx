import { useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { resendGiftCardEmail } from 'shared-contracts/calls/orders';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { MailIcon } from 'shared-ui/icon';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useChange } from '../area/use-change.ts';
import type { OrderItem } from './line-choices.ts';

interface ResendButtonProps {
  readonly order: Order;
  readonly item: OrderItem;
  /** There are several gift cards: each button says which it sends. */
  readonly isNamed: boolean;
}

/** Mails a gift card once more, to whom it was sent (ORD-07). */
export function ResendButton({ order, item, isNamed }: ResendButtonProps) {
  const calls = useAccountCalls();
  const texts = afterSalesMessages(useLocale());
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = useChange((reason, refusal) =>
    setProblem(refusal.is('GIFT_OPTION_NOT_FOUND') ? texts.noGiftCard : reason),
  );
  const { orderNumber, email } = order;
  const to = item.giftOption?.email ?? email;

  async function send(): Promise<void> {
    setIsSending(true);
    setProblem(undefined);
    await change(() => calls(resendGiftCardEmail, { body: { orderNumber, email, itemId: item.id } }), {
      done: texts.sentAgain(to),
      failed: texts.sendFailed,
    });
    setIsSending(false);
  }
  return (
    <div css={{ display: 'grid', gap: space[3], justifyItems: 'start' }}>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={<MailIcon size={18} />}
        loading={isSending}
        loadingText={texts.sending}
        onClick={() => void send()}
      >
        {isNamed ? `${texts.sendAgain} · ${to}` : texts.sendAgain}
      </Button>
    </div>
  );
}
