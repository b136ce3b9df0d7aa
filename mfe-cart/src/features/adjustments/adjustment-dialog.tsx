import { useState } from 'react';
import {
  addPriceAdjustment,
  adjustmentLimitTenths,
  changePriceAdjustment,
} from 'shared-contracts/calls/cart-adjustments';
import type { CartItem, PriceAdjustment } from 'shared-contracts/calls/cart-entities';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { formatMoney, formatPercentage } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Skeleton } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { adjustmentMessages } from '../../messages/adjustment-messages.ts';
import { useCart } from '../../service/use-cart.ts';
import { GoodsSummary } from '../lines/goods-summary.tsx';
import { type AdjustmentEntry, AdjustmentForm } from './adjustment-form.tsx';

const formId = 'price-adjustment';

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
  const { state, model } = useCart();
  const { cart } = state;
  const item: CartItem | undefined = cart?.items.find(({ id }) => id === itemId);
  const known: PriceAdjustment | undefined = cart?.priceAdjustments.find((one) => one.adjustmentId === adjustmentId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [beyond, setBeyond] = useState<string>();
  const isGone = cart !== undefined && itemId !== undefined && item === undefined;

  async function save(entry: AdjustmentEntry) {
    if (busy || !cart) return;
    setBusy(true);
    setProblem(undefined);
    setBeyond(undefined);
    try {
      if (adjustmentId)
        await model.change(changePriceAdjustment, (basketId) => ({ params: { basketId, adjustmentId }, body: entry }));
      else
        await model.change(addPriceAdjustment, (basketId) => ({
          params: { basketId },
          body: { ...entry, ...(itemId ? { itemId } : {}) },
        }));
      toasts.show({ tone: 'success', text: texts.saved });
      resolve();
    } catch (error) {
      const refusal = asProductError(error);
      const most = refusal.is('INV703') ? Number(refusal.details[0]?.additionalInfo?.most ?? 0) : undefined;
      if (most === undefined) setProblem(refusal.message || texts.failed);
      else setBeyond(most > 0 ? texts.most(formatMoney(most, cart.currency, locale)) : texts.nothingLeft);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={itemId ? texts.title : texts.titleOrder}
      closeLabel={texts.close}
      footer={
        <Button type="submit" form={formId} block disabled={isGone} loading={busy} loadingText={texts.saving}>
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
          problem={problem}
          beyond={beyond}
          onSave={(entry) => void save(entry)}
        >
          {item && <GoodsSummary name={item.name} picture={item.picture} />}
          <Text tone="slate">{texts.intro(formatPercentage(adjustmentLimitTenths / 10, locale))}</Text>
        </AdjustmentForm>
      )}
    </Dialog>
  );
}
