import type { DialogContentProps } from 'shared-contracts/dialogs';
import { buttonStyle } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { ExpressButtons } from '../features/express/express-buttons.tsx';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import { paymentMessages } from '../messages/payment-messages.ts';

/** Express payment from a product page: adds the product and pays for the cart immediately. */
export default function ExpressDialog({
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Record<string, never>, void>) {
  const texts = checkoutMessages(useLocale());
  const paying = paymentMessages(useLocale());
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={paying.expressTitle}
      closeLabel={texts.close}
      variant="panel"
    >
      <div css={{ display: 'grid', gap: space[5] }}>
        <Text tone="muted">{paying.expressText}</Text>
        <ExpressButtons onProductPage onLeave={() => resolve()} />
        <Link to="/cart" css={buttonStyle({ variant: 'secondary', block: true })} onClick={() => resolve()}>
          {texts.toCart}
        </Link>
      </div>
    </Dialog>
  );
}
