import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import type { CheckoutState } from '../../model/checkout-state.ts';
import { AddressLines } from '../address/address-lines.tsx';

/** The chosen payment, stored value first, then the method for the rest; and to whom it is billed. */
export function PaymentRecap({ state: { cart, payment, ready } }: { readonly state: CheckoutState }) {
  const { locale } = usePlatform();
  if (!cart) return null;
  const labelOf = (method: string) => payment?.paymentMethods.find(({ id }) => id === method)?.label;
  return (
    <>
      {cart.payment_instruments.map((instrument) => (
        <Text key={instrument.payment_instrument_id}>
          {[labelOf(instrument.payment_method_id), instrument.c_gcCardNumber].filter(Boolean).join(' ')}
          {' · '}
          {formatMoney(instrument.amount, cart.currency, locale)}
        </Text>
      ))}
      {cart.totals.remainingToPay > 0 && ready && <Text>{ready.label}</Text>}
      {cart.billingAddress && (
        <div css={{ marginTop: space[3] }}>
          <Text tone="muted">{checkoutMessages(locale).billingAddress}</Text>
          <AddressLines address={cart.billingAddress} locale={locale} />
        </div>
      )}
    </>
  );
}
