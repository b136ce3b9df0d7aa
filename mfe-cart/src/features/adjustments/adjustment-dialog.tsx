import { useId } from 'react';
import {
  addPriceAdjustment,
  adjustmentLimitTenths,
  changePriceAdjustment,
} from 'shared-contracts/calls/cart-adjustments';
import type { Cart, CartItem, PriceAdjustment } from 'shared-contracts/calls/cart-entities';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { formatMoney, formatPercentage } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Skeleton } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { useMutation } from 'storefront-kit/use-mutation';
import { adjustmentMessages } from '../../messages/adjustment-messages.ts';
import { useCart } from '../../service/use-cart.ts';
import { GoodsSummary } from '../lines/goods-summary.tsx';
import { type AdjustmentEntry, AdjustmentForm } from './adjustment-form.tsx';

/** Takes something off a line or the order, within the limit and with a reason (STO-06). */
export default function AdjustmentDialog({
  props: { itemId, adjustmentId },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<{ readonly itemId?: string; readonly adjustmentId?: string }>) {
  const { locale, toasts } = usePlatform();
  const texts = adjustmentMessages(locale);
  const formId = useId();
  const { state, model } = useCart();
  const { cart } = state;
  const item: CartItem | undefined = cart?.items.find(({ id }) => id === itemId);
  const known: PriceAdjustment | undefined = cart?.priceAdjustments.find((one) => one.adjustmentId === adjustmentId);
  const { run, isPending, error } = useMutation({ remote: 'cart' });
  const most = error?.is('INV703') ? Number(error.details[0]?.additionalInfo?.most ?? 0) : undefined;
  const isGone = cart !== undefined && itemId !== undefined && item === undefined;

  const save = (entry: AdjustmentEntry) =>
    run(async () => {
      if (adjustmentId)
        await model.change(changePriceAdjustment, (basketId) => ({ params: { basketId, adjustmentId }, body: entry }));
      else
        await model.change(addPriceAdjustment, (basketId) => ({
          params: { basketId },
          body: { ...entry, ...(itemId ? { itemId } : {}) },
        }));
      toasts.show({ tone: 'success', text: texts.saved });
      resolve();
    });
  const beyond = (currency: Cart['currency']) =>
    most && most > 0 ? texts.most(formatMoney(most, currency, locale)) : texts.nothingLeft;
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={itemId ? texts.title : texts.titleOrder}
      closeLabel={texts.close}
      footer={
        <Button type="submit" form={formId} block disabled={isGone} loading={isPending} loadingText={texts.saving}>
          {texts.save}
        </Button>
      }
    >
      {isGone && (
        <Alert tone="warning" announce="alert">
          {texts.gone}
        </Alert>
      )}
      {!cart && <Skeleton height="16rem" />}
      {cart && !isGone && (
        <AdjustmentForm
          id={formId}
          known={known}
          currency={cart.currency}
          isLine={itemId !== undefined}
          problem={error && most === undefined ? error.message || texts.failed : undefined}
          beyond={most === undefined ? undefined : beyond(cart.currency)}
          onSave={(entry) => void save(entry)}
        >
          {item && <GoodsSummary name={item.name} picture={item.picture} />}
          <Text tone="slate">{texts.intro(formatPercentage(adjustmentLimitTenths / 10, locale))}</Text>
        </AdjustmentForm>
      )}
    </Dialog>
  );
}
