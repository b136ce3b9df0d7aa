import type { Cart, PaymentInstrument } from 'shared-contracts/calls/cart-entities';
import type { SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import type { OfferedPaymentMethod } from 'shared-contracts/calls/payment';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { CloseIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { Text } from 'shared-ui/text';
import { color, radius, space, tabular } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import type { CheckoutModel } from '../../model/checkout-state.ts';
import { codeMethods, InstrumentForm } from './instrument-form.tsx';
import { Vouchers } from './vouchers.tsx';

interface StoredValueProps {
  readonly cart: Cart;
  readonly offered: readonly OfferedPaymentMethod[];
  /** The account's gift cards and rewards. */
  readonly saved: readonly SavedInstrument[];
  readonly model: CheckoutModel;
}

/** Methods applied with one press, since their balance is known. */
const credits = ['ATHLETES_PAYMENT', 'INFLUENCER_CREDIT', 'LOYALTY_POINTS'];

/** Gift cards, points, and credits: those applied to the cart, and those available. Another method pays the rest. */
export function StoredValue({ cart, offered, saved, model }: StoredValueProps) {
  const { locale } = usePlatform();
  const texts = checkoutMessages(locale);
  const paying = paymentMessages(locale);
  const { run, pending, error } = useMutation({ remote: 'checkout' });
  const usable = offered.filter(
    ({ id, payableAmount = 0 }) =>
      credits.includes(id) &&
      payableAmount > 0 &&
      !cart.payment_instruments.some(({ payment_method_id }) => payment_method_id === id),
  );

  const { remainingToPay } = cart.totals;
  const ready = saved.filter(
    ({ type, lastFour, currency }) =>
      remainingToPay > 0 &&
      currency === cart.currency &&
      offered.some(({ id }) => id === type) &&
      !cart.payment_instruments.some(
        ({ payment_method_id, c_gcCardNumber }) => payment_method_id === type && c_gcCardNumber?.endsWith(lastFour),
      ),
  );

  const remove = ({ payment_instrument_id: id }: PaymentInstrument) => run(() => model.removeInstrument(id), id);
  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.notSaved}
        </Alert>
      )}
      {cart.payment_instruments.length > 0 && (
        <ul css={{ display: 'grid', gap: space[2] }}>
          {cart.payment_instruments.map((instrument) => (
            <AppliedInstrument
              key={instrument.payment_instrument_id}
              instrument={instrument}
              label={offered.find(({ id }) => id === instrument.payment_method_id)?.label ?? paying.otherPayment}
              currency={cart.currency}
              isPending={pending === instrument.payment_instrument_id}
              onRemove={() => remove(instrument)}
            />
          ))}
        </ul>
      )}
      {cart.loyalty && <Vouchers loyalty={cart.loyalty} currency={cart.currency} model={model} />}
      {usable.map(({ id, label, payableAmount = 0, remainingAmount, points }) => (
        <OfferedValue
          key={id}
          label={label}
          left={
            points === undefined
              ? remainingAmount !== undefined && paying.creditLeft(formatMoney(remainingAmount, cart.currency, locale))
              : paying.points(points)
          }
          use={paying.useCredit(formatMoney(payableAmount, cart.currency, locale))}
          isPending={pending === id}
          onUse={() => run(() => model.addInstrument({ payment_method_id: id }), id)}
        />
      ))}
      {ready.map(({ paymentInstrumentId: id, type, lastFour, balance = 0 }) => (
        <OfferedValue
          key={id}
          label={paymentText({ code: type, additionalData: { lastFour } }, locale.language)}
          left={paying.creditLeft(formatMoney(balance, cart.currency, locale))}
          use={paying.useCredit(formatMoney(Math.min(balance, remainingToPay), cart.currency, locale))}
          isPending={pending === id}
          onUse={() => run(() => model.addInstrument({ payment_method_id: type, payment_instrument_id: id }), id)}
        />
      ))}
      {remainingToPay > 0 &&
        codeMethods
          .filter((method) => offered.some(({ id }) => id === method))
          .map((method) => <InstrumentForm key={method} method={method} model={model} />)}
    </div>
  );
}

interface OfferedValueProps {
  readonly label: string;
  /** What there is, in words; false when that is not known. */
  readonly left: string | false;
  /** The words of the button. */
  readonly use: string;
  readonly isPending: boolean;
  readonly onUse: () => Promise<unknown>;
}

/** Something that pays its part with one press. */
function OfferedValue({ label, left, use, isPending, onUse }: OfferedValueProps) {
  const paying = paymentMessages(usePlatform().locale);
  return (
    <div
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] }}
    >
      <div>
        <Text>{label}</Text>
        {left && <Text tone="muted">{left}</Text>}
      </div>
      <Button
        variant="secondary"
        size="small"
        loading={isPending}
        loadingText={paying.usingCredit(label)}
        onClick={() => void onUse()}
      >
        {use}
        {/* Several cards may pay the same amount. */}
        <span className="visually-hidden">{label}</span>
      </Button>
    </div>
  );
}

interface AppliedInstrumentProps {
  readonly instrument: PaymentInstrument;
  readonly label: string;
  readonly currency: Cart['currency'];
  readonly isPending: boolean;
  readonly onRemove: () => Promise<unknown>;
}

function AppliedInstrument({ instrument, label, currency, isPending, onRemove }: AppliedInstrumentProps) {
  const { locale } = usePlatform();
  const paying = paymentMessages(locale);
  const name = [label, instrument.c_gcCardNumber].filter(Boolean).join(' ');
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: '1fr auto auto',
        alignItems: 'center',
        gap: space[3],
        paddingBlock: space[2],
        paddingInlineStart: space[4],
        border: `1px solid ${color.line}`,
        borderRadius: radius.card,
        background: color.surface,
      }}
    >
      <div>
        <Text weight={600}>{name}</Text>
        {instrument.c_gcBalanceAfter !== undefined && (
          <Text look="small" tone="muted">
            {paying.balanceAfter(formatMoney(instrument.c_gcBalanceAfter, currency, locale))}
          </Text>
        )}
      </div>
      <span css={tabular}>−{formatMoney(instrument.amount, currency, locale)}</span>
      <IconButton
        label={paying.removeInstrument(name)}
        icon={<CloseIcon />}
        disabled={isPending}
        onClick={() => void onRemove()}
      />
    </li>
  );
}
