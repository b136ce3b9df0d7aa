import { type FormEvent, useRef, useState } from 'react';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { formatMoney } from 'shared-contracts/money';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { SizeButtons } from 'shared-ui/size-buttons';
import { TextField } from 'shared-ui/text-field';
import { TextareaField } from 'shared-ui/textarea-field';
import { space } from 'shared-ui/tokens';
import { boundMessages } from 'storefront-kit/bounds';
import { asGiftOption, type GiftTexts, giftFaults, giftLimits } from 'storefront-kit/gift-option';
import { LegalLink } from 'storefront-kit/legal-link';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { giftCardMessages } from '../../messages/gift-card-messages.ts';
import { type AmountFault, cardChoice, ownAmount } from './gift-card-amount.ts';
import { useAddToCart } from './use-add-to-cart.ts';

type Faults = ReturnType<typeof giftFaults> & { readonly amount?: AmountFault };

/** A gift card: amount, recipient, and message. */
export default function GiftCardForm({ product }: { readonly product: ProductDetails }) {
  const locale = useLocale();
  const texts = contentMessages(locale);
  const words = giftCardMessages(locale);
  const { busy, failure, add } = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const choice = cardChoice(product, chosen, typed, locale.language);
  const money = (amount: number) => formatMoney(amount, product.price.currency, locale);
  const { customAmount } = product;
  const least = customAmount ? money(customAmount.least) : '';
  const most = customAmount ? money(customAmount.most) : '';

  function submit(event: FormEvent) {
    event.preventDefault();
    const data = new FormData(form.current ?? undefined);
    const value = (name: keyof GiftTexts) => String(data.get(name) ?? '');
    const gift = { to: value('to'), email: value('email'), message: value('message') };
    const found: Faults = {
      ...('fault' in choice ? { amount: choice.fault } : {}),
      ...giftFaults(gift, { byMail: true }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return focus(first === 'amount' && chosen === ownAmount ? 'own-amount' : first);
    if ('fault' in choice) return;
    const { upc, customAmount: amount } = choice;
    const [picture] = product.pictures;
    void add({
      productId: product.id,
      upc,
      name: product.name,
      giftOption: asGiftOption(gift),
      ...(amount === undefined ? {} : { customAmount: amount }),
      ...(picture ? { picture } : {}),
    });
  }
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const clear = (name: keyof Faults) => () => setFaults(({ [name]: _, ...others }) => others);
  const bounds = boundMessages(locale);
  const amountError = {
    choose: words.chooseAmount,
    unreadable: words.amountUnreadable,
    low: bounds.low(least),
    high: bounds.high(most),
  };

  return (
    <form ref={form} onSubmit={submit} noValidate css={{ display: 'grid', gap: space[5] }}>
      {product.attributes.map(({ type, label, options }) => (
        <SizeButtons
          key={type}
          label={label}
          name={type}
          unavailableText={texts.soldOut}
          value={chosen ?? ''}
          options={[
            ...options.map(({ id, label: text }) => ({ value: id, label: text })),
            ...(customAmount ? [{ value: ownAmount, label: words.other }] : []),
          ]}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
            clear('amount')();
          }}
          {...(faults.amount === 'choose' ? { error: words.chooseAmount } : {})}
        />
      ))}
      {chosen === ownAmount && (
        <TextField
          label={words.ownAmount}
          name="own-amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint={words.bounds(least, most)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onInput={clear('amount')}
          error={faults.amount && amountError[faults.amount]}
        />
      )}
      <TextField
        label={words.to}
        name="to"
        autoComplete="off"
        maxLength={giftLimits.to}
        onInput={clear('to')}
        error={faults.to && words.toMissing}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={giftLimits.email}
        onInput={clear('email')}
        error={faults.email && (faults.email === 'missing' ? words.emailMissing : words.emailInvalid)}
      />
      <TextareaField
        label={words.message}
        name="message"
        maxLength={giftLimits.message}
        optionalText={words.optional}
        countText={(used) => words.used(used, giftLimits.message)}
      />
      <p>
        <LegalLink page="giftCards" css={linkStyle}>
          {words.readTerms}
        </LegalLink>
      </p>
      <div css={{ display: 'grid', gap: space[3] }}>
        <Button type="submit" block size="large" loading={busy} loadingText={texts.adding}>
          {'fault' in choice ? texts.addToCart : texts.addFor(money(choice.worth))}
        </Button>
        {failure && (
          <Alert tone="error" announce="alert">
            {failure}
          </Alert>
        )}
      </div>
    </form>
  );
}
