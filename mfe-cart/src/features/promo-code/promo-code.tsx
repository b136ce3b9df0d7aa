import { type FormEvent, useRef, useState } from 'react';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { useLocale } from 'shared-contracts/platform';
import { AccordionItem } from 'shared-ui/accordion';
import { Button } from 'shared-ui/button';
import { RemovableChip } from 'shared-ui/chip';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { cartMessages } from '../../messages/cart-messages.ts';
import type { CartModel } from '../../service/cart-state.ts';

/** Promo codes: what was refused says why, beside the code that was typed. */
export function PromoCode({ cart, model }: { readonly cart: Cart; readonly model: CartModel }) {
  const texts = cartMessages(useLocale());
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

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
      setError(asProductError(failure).message || texts.promoFailed);
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
      setError(asProductError(failure).message || texts.promoKept);
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
          css={error ? { alignSelf: 'center' } : undefined}
        >
          {texts.apply}
        </Button>
      </form>
      {cart.couponItems.length > 0 && (
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[3] }}>
          {cart.couponItems.map(({ code, promotionName, message }) => (
            <li key={code}>
              <RemovableChip removeLabel={texts.removeCode(code)} onClick={() => void drop(code)}>
                {[code, promotionName ?? message].filter(Boolean).join(' · ')}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </AccordionItem>
  );
}
