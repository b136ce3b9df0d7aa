import { type FormEvent, useId, useState } from 'react';
import type { ApplicableShippingMethod, Cart } from 'shared-contracts/calls/cart-entities';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { Skeleton } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { arrival } from 'storefront-kit/arrival';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import { useCart } from '../../service/use-cart.ts';
import { bySpeed } from '../lines/delivery-groups.ts';

/** Chooses the delivery method of a group, with its days and price. */
export default function ShippingMethodDialog({
  props: { shippingId },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<{ readonly shippingId: string }>) {
  const { locale, toasts } = usePlatform();
  const texts = deliveryMessages(locale);
  const formId = useId();
  const { state, model } = useCart();
  const group = state.cart?.shippingMethods.find((candidate) => candidate.shippingId === shippingId);
  const methods = bySpeed(group?.applicableShippingMethods ?? []);
  const [chosen, setChosen] = useState<string>();
  const { isPending, error, run } = useMutation({ remote: 'cart', onError: () => setChosen(undefined) });
  const current = methods.find(({ selected }) => selected)?.id ?? group?.defaultShippingMethodId;

  function submit(event: FormEvent) {
    event.preventDefault();
    const method = methods.find(({ id }) => id === (chosen ?? current));
    if (!method) return;
    if (method.id === current) return resolve();
    void run(async () => {
      await model.chooseMethod(shippingId, method);
      toasts.show({ tone: 'success', text: texts.changed(method.label) });
      resolve();
    });
  }

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={group?.storeName ?? texts.title}
      closeLabel={texts.close}
      {...(group
        ? {
            footer: (
              <Button type="submit" form={formId} block loading={isPending} loadingText={texts.saving}>
                {texts.save}
              </Button>
            ),
          }
        : {})}
    >
      <form id={formId} onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
        {error && (
          <Alert tone="error" announce="alert">
            {error.message || texts.failed}
          </Alert>
        )}
        {state.status === 'success' && !group && <Alert tone="info">{texts.gone}</Alert>}
        {!state.cart && state.status !== 'success' && <Skeleton height="12rem" />}
        {state.cart && group && (
          <RadioGroup label={texts.methods} hideLabel>
            {methods.map((method) => (
              <MethodCard
                key={method.id}
                method={method}
                currency={(state.cart as Cart).currency}
                checked={method.id === (chosen ?? current)}
                onChoose={() => setChosen(method.id)}
              />
            ))}
          </RadioGroup>
        )}
      </form>
    </Dialog>
  );
}

function MethodCard({
  method,
  currency,
  checked,
  onChoose,
}: {
  readonly method: ApplicableShippingMethod;
  readonly currency: Cart['currency'];
  readonly checked: boolean;
  readonly onChoose: () => void;
}) {
  const locale = useLocale();
  const texts = deliveryMessages(locale);
  const { amount, finalAmount } = method.price;
  const notes = [
    arrival(method, locale) ?? (/\d/.test(method.deliveryTime) ? texts.usually(method.deliveryTime) : undefined),
    method.code === 'pudo' ? texts.pointLater : method.description,
  ].filter(Boolean);
  return (
    <RadioCard
      name="method"
      value={method.id}
      label={method.label}
      note={notes.map((note) => (
        <span key={note} css={{ display: 'block' }}>
          {note}
        </span>
      ))}
      aside={
        <>
          {finalAmount < amount && <del css={{ fontWeight: 400 }}>{formatMoney(amount, currency, locale)}</del>}
          <span>{` ${finalAmount === 0 ? texts.free : formatMoney(finalAmount, currency, locale)}`}</span>
        </>
      }
      checked={checked}
      onChange={onChoose}
    />
  );
}
