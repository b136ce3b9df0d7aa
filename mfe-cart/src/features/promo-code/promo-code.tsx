import { type FormEvent, useRef, useState } from 'react';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { AccordionItem } from 'shared-ui/accordion';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { RemovableChip } from 'shared-ui/chip';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { noticeMessages } from '../../messages/notice-messages.ts';
import { pageMessages } from '../../messages/page-messages.ts';
import type { CartModel } from '../../service/cart-state.ts';

/** Promo codes: a refusal is explained beside the typed code. */
export function PromoCode({ cart, model }: { readonly cart: Cart; readonly model: CartModel }) {
  const { locale } = usePlatform();
  const texts = pageMessages(locale);
  const { run, pending, failed, error, clear } = useMutation({ remote: 'cart' });
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    clear();
    setEmpty(code === '');
    if (code !== '' && (await run(() => model.applyCoupon(code), 'apply'))) {
      if (input.current) input.current.value = '';
    } else input.current?.focus();
  }
  function drop(code: string) {
    setEmpty(false);
    void run(() => model.removeCoupon(code), 'remove');
  }
  const refusal = error && (error.message || (failed === 'apply' ? texts.promoFailed : texts.promoKept));

  return (
    <AccordionItem title={texts.addPromoCode} open={cart.couponItems.length > 0 || undefined}>
      <form
        onSubmit={submit}
        noValidate
        css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: space[3], alignItems: 'end' }}
      >
        <TextField
          ref={input}
          label={texts.promoCode}
          name="promo-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={isEmpty ? texts.promoEmpty : refusal}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={pending === 'apply'}
          loadingText={texts.applying}
          css={isEmpty || refusal ? { alignSelf: 'center' } : { marginBottom: space[1] }}
        >
          {texts.apply}
        </Button>
      </form>
      {cart.couponItems.length > 0 && (
        <ul css={{ display: 'grid', gap: space[3], marginTop: space[3] }}>
          {cart.couponItems.map((coupon) => (
            <CouponLine key={coupon.code} coupon={coupon} currency={cart.currency} onDrop={() => drop(coupon.code)} />
          ))}
        </ul>
      )}
    </AccordionItem>
  );
}

interface CouponLineProps {
  readonly coupon: Cart['couponItems'][number];
  readonly currency: Cart['currency'];
  readonly onDrop: () => void;
}

/** A code and its effect; a code without effect is not shown as applied, and says why. */
function CouponLine({ coupon, currency, onDrop }: CouponLineProps) {
  const { locale } = usePlatform();
  const texts = pageMessages(locale);
  const words = noticeMessages(locale);
  const { code, applied, amount, promotionName, message } = coupon;
  return (
    <li css={{ display: 'grid', gap: space[1], justifyItems: 'start' }}>
      <RemovableChip removeLabel={texts.removeCode(code)} onClick={onDrop}>
        {code}
      </RemovableChip>
      <InlineMessage tone={applied ? 'success' : 'warning'}>
        {applied
          ? [promotionName, `−${formatMoney(amount, currency, locale)}`].filter(Boolean).join(' · ')
          : [words.notEarned(code), message].filter(Boolean).join('. ')}
      </InlineMessage>
    </li>
  );
}
