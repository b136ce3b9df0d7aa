import type { Cart, LoyaltyVoucher } from 'shared-contracts/calls/cart-entities';
import { formatMoney } from 'shared-contracts/money';
import { Alert } from 'shared-ui/alert';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { rewardMessages } from '../../messages/reward-messages.ts';
import type { CheckoutModel } from '../../model/checkout-state.ts';

interface VouchersProps {
  readonly loyalty: NonNullable<Cart['loyalty']>;
  readonly currency: Cart['currency'];
  readonly model: CheckoutModel;
}

/** A voucher needs enough points (docs/spec/commerce.md section 5) and a cart that can use all of it. */
export const applies = (voucher: LoyaltyVoucher, points: number): boolean =>
  points >= voucher.points && voucher.available && voucher.eligible;

/** The vouchers available for a member's points: one, or none. */
export function Vouchers({ loyalty, currency, model }: VouchersProps) {
  const locale = useLocale();
  const texts = rewardMessages(locale);
  const { run, pending, error } = useMutation({ remote: 'checkout', concurrent: true });
  const { currentLoyaltyPoints: points, applicableLoyaltyVouchers: vouchers, appliedLoyaltyVoucher: applied } = loyalty;
  /** The latest choice until the services have answered it, or else what is applied. */
  const chosen = Number(pending ?? applied?.points ?? 0);
  const choose = (voucher: LoyaltyVoucher | undefined) =>
    run(() => model.spendVoucher(voucher), String(voucher?.points ?? 0));

  if (vouchers.length === 0) return null;
  return (
    <RadioGroup label={texts.vouchers} hint={texts.points(points)} error={undefined}>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || checkoutMessages(locale).notSaved}
        </Alert>
      )}
      <RadioCard
        name="voucher"
        value="none"
        label={texts.noVoucher}
        checked={chosen === 0}
        onChange={() => void choose(undefined)}
      />
      {vouchers.map((voucher) => {
        const why = points < voucher.points ? texts.missing(voucher.points - points) : texts.tooLarge;
        const usable = applies(voucher, points) || applied?.points === voucher.points;
        return (
          <RadioCard
            key={voucher.points}
            name="voucher"
            value={String(voucher.points)}
            label={texts.voucher(formatMoney(voucher.amountInCurrency, currency, locale))}
            note={usable ? texts.costs(voucher.points) : why}
            disabled={!usable}
            checked={chosen === voucher.points}
            onChange={() => void choose(voucher)}
          />
        );
      })}
    </RadioGroup>
  );
}
