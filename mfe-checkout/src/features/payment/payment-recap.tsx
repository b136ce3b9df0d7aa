import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Text } from 'shared-ui/text';
import type { CheckoutState } from '../../model/checkout-state.ts';

/** The chosen payment: stored value first, then the method for the rest. */
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
    </>
  );
}
