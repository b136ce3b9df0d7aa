/** Runs in the frame `/frames/paypal`: PayPal's button, and its approval window. */
import { loadScript } from '@paypal/paypal-js';
import { walletFrameRequest } from 'shared-contracts/wallet-frame';
import * as v from 'valibot';
import { onRequest, scriptUrl, tell } from '../page.ts';
import { answered, ask, failed, followHeight } from '../wallet.ts';

const settings = v.object({
  clientId: v.string(),
  currency: v.string(),
  intent: v.literal('authorize'),
  locale: v.string(),
});

async function begin(told: unknown): Promise<void> {
  const { clientId, currency, intent, locale } = v.parse(settings, told);
  const paypal = await loadScript({ sdkBaseUrl: scriptUrl, clientId, currency, intent, locale, components: 'buttons' });
  const buttons = paypal?.Buttons?.({
    fundingSource: 'paypal',
    style: { layout: 'horizontal', height: 48, label: 'paypal', tagline: false },
    createOrder: async () => String((await ask('createOrder')).orderId),
    onApprove: async ({ orderID }) => tell({ type: 'wallet.done', additionalData: { orderId: orderID } }),
    onCancel: () => tell({ type: 'wallet.cancelled' }),
    onError: failed,
  });
  if (!buttons?.isEligible()) return tell({ type: 'wallet.unavailable' });
  const place = document.body.appendChild(document.createElement('div'));
  followHeight();
  await buttons.render(place);
  tell({ type: 'wallet.ready' });
}

onRequest(walletFrameRequest, (request) => {
  if (request.type === 'wallet.begin') begin(request.settings).catch(failed);
  if (request.type === 'wallet.answer') answered(request);
});
tell({ type: 'wallet.loaded' });
