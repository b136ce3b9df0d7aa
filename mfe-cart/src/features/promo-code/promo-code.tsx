import { type FormEvent, useRef, useState } from 'react';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { AccordionItem } from 'shared-ui/accordion';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { RemovableChip } from 'shared-ui/chip';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { noticeMessages } from '../../messages/notice-messages.ts';
import { pageMessages } from '../../messages/page-messages.ts';
import type { CartModel } from '../../service/cart-state.ts';

/** Promo codes: a refusal is explained beside the typed code. */
export function PromoCode({ cart, model }: { readonly cart: Cart; readonly model: CartModel }) {
  const { locale, report } = usePlatform();
  const texts = pageMessages(locale);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function refuse(failure: unknown, text: string) {
    report(failure, { remote: 'cart', phase: 'event' });
    setError(asProductError(failure).message || text);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    if (code === '') {
      setError(texts.promoEmpty);
      input.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await model.applyCoupon(code);
      if (input.current) input.current.value = '';
    } catch (failure) {
      refuse(failure, texts.promoFailed);
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  async function drop(code: string) {
    setError(undefined);
    try {
      await model.removeCoupon(code);
    } catch (failure) {
      refuse(failure, texts.promoKept);
    }
  }

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
          error={error}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={busy}
          loadingText={texts.applying}
          css={error ? { alignSelf: 'center' } : { marginBottom: space[1] }}
        >
          {texts.apply}
        </Button>
      </form>
      {cart.couponItems.length > 0 && (
        <ul css={{ display: 'grid', gap: space[3], marginTop: space[3] }}>
          {cart.couponItems.map((coupon) => (
            <CouponLine
              key={coupon.code}
              coupon={coupon}
              currency={cart.currency}
              onDrop={() => void drop(coupon.code)}
            />
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
