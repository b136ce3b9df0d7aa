import { type FormEvent, useId, useRef, useState } from 'react';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Skeleton } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { TextareaField } from 'shared-ui/textarea-field';
import { space } from 'shared-ui/tokens';
import { asGiftOption, type GiftTexts, giftFaults, giftLimits } from 'storefront-kit/gift-option';
import { useMutation } from 'storefront-kit/use-mutation';
import { giftMessages } from '../../messages/gift-messages.ts';
import { useCart } from '../../service/use-cart.ts';
import { GoodsSummary } from '../lines/goods-summary.tsx';

/** Makes a line a gift, with a recipient and a message. */
export default function GiftDialog({
  props: { itemId },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<{ readonly itemId: string }>) {
  const { locale, toasts } = usePlatform();
  const texts = giftMessages(locale);
  const formId = useId();
  const { state, model } = useCart();
  const item = state.cart?.items.find(({ id }) => id === itemId);
  const { pending, error, run } = useMutation({ remote: 'cart' });

  const settle = (kind: 'save' | 'remove', line: CartItem, gift: GiftTexts | null) =>
    run(async () => {
      await model.changeLine(line, { giftOption: gift && asGiftOption(gift) });
      toasts.show({ tone: 'success', text: gift ? texts.saved(gift.to.trim()) : texts.removed });
      resolve();
    }, kind);

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <div css={{ display: 'grid', gap: space[2] }}>
          <Button type="submit" form={formId} block loading={pending === 'save'} loadingText={texts.saving}>
            {texts.save}
          </Button>
          {item?.giftOption && item.selectedShippingOption !== 'digital' && (
            <Button
              variant="ghost"
              block
              loading={pending === 'remove'}
              loadingText={texts.saving}
              onClick={() => void settle('remove', item, null)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      }
    >
      {item ? (
        <GiftForm
          id={formId}
          item={item}
          error={error && (error.message || texts.failed)}
          onSave={(gift) => void settle('save', item, gift)}
        />
      ) : (
        <Skeleton height="16rem" />
      )}
    </Dialog>
  );
}

interface GiftFormProps {
  readonly id: string;
  readonly item: CartItem;
  readonly error: string | undefined;
  readonly onSave: (gift: GiftTexts) => void;
}

function GiftForm({ id, item, error, onSave }: GiftFormProps) {
  const { locale } = usePlatform();
  const texts = giftMessages(locale);
  const byMail = item.selectedShippingOption === 'digital';
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReturnType<typeof giftFaults>>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const data = new FormData(form.current ?? undefined);
    const typed = (name: keyof GiftTexts) => String(data.get(name) ?? '');
    const gift = { to: typed('to'), email: typed('email'), message: typed('message') };
    const found = giftFaults(gift, { byMail });
    setFaults(found);
    const [first] = Object.keys(found);
    if (!first) return onSave(gift);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }
  const clear = (name: keyof GiftTexts) => () => setFaults(({ [name]: _, ...others }) => others);

  return (
    <form ref={form} id={id} onSubmit={submit} noValidate css={{ display: 'grid', gap: space[4] }}>
      <GoodsSummary name={item.name} picture={item.picture} />
      <Text tone="slate">{byMail ? texts.introMail : texts.intro}</Text>
      {error && (
        <Alert tone="error" announce="alert">
          {error}
        </Alert>
      )}
      <TextField
        label={texts.to}
        name="to"
        defaultValue={item.giftOption?.to}
        maxLength={giftLimits.to}
        autoComplete="off"
        data-autofocus
        error={faults.to && texts.toMissing}
        onInput={clear('to')}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        defaultValue={item.giftOption?.email}
        maxLength={giftLimits.email}
        autoComplete="off"
        {...(byMail ? {} : { optionalText: texts.optional })}
        error={faults.email && (faults.email === 'missing' ? texts.emailMissing : texts.emailInvalid)}
        onInput={clear('email')}
      />
      <TextareaField
        label={texts.message}
        name="message"
        defaultValue={item.giftOption?.message}
        maxLength={giftLimits.message}
        optionalText={texts.optional}
        countText={(used) => texts.used(used, giftLimits.message)}
      />
    </form>
  );
}
