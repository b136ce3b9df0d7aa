/** Runs in the frame `/frames/paypal`: PayPal's button, and its approval window. */
import { loadScript, type PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { walletFrameRequest } from 'shared-contracts/wallet-frame';
import * as v from 'valibot';
import { followHeight } from '../height.ts';
import { onRequest, post, scriptUrl } from '../page.ts';
import { answered, ask, failed, postHeight } from '../wallet.ts';

const settings = v.object({
  clientId: v.string(),
  currency: v.string(),
  intent: v.literal('authorize'),
  locale: v.string(),
  /** The buyer picks address and delivery at PayPal. */
  express: v.optional(v.boolean(), false),
});

/** What the shop says to a change in the window: it refuses with one of PayPal's codes, or goes along. */
const answer = v.object({ refusal: v.optional(v.string()) });

/** What PayPal documents of a change, and its package's types do not know yet. */
interface Refusable {
  readonly errors: Readonly<Record<string, string>>;
}
type Reject = (code?: string) => unknown;

async function askOrRefuse(question: string, data: object, { errors }: Refusable, reject: Reject): Promise<void> {
  const { refusal } = v.parse(answer, await ask(question, { ...data }));
  if (refusal !== undefined) await reject(errors[refusal]);
}

const changes: Pick<PayPalButtonsComponentOptions, 'onShippingAddressChange' | 'onShippingOptionsChange'> = {
  onShippingAddressChange: (data, { reject }) =>
    askOrRefuse(
      'shippingAddress',
      { orderId: data.orderID, address: data.shippingAddress },
      data as typeof data & Refusable,
      reject,
    ),
  onShippingOptionsChange: (data, { reject }) =>
    askOrRefuse(
      'shippingOption',
      { orderId: data.orderID, optionId: data.selectedShippingOption?.id ?? '' },
      data as typeof data & Refusable,
      reject,
    ),
};

async function begin(input: unknown): Promise<void> {
  const { clientId, currency, intent, locale, express } = v.parse(settings, input);
  const paypal = await loadScript({ sdkBaseUrl: scriptUrl, clientId, currency, intent, locale, components: 'buttons' });
  const buttons = paypal?.Buttons?.({
    fundingSource: 'paypal',
    style: { layout: 'horizontal', height: 48, label: 'paypal', tagline: false },
    createOrder: async () => String((await ask('createOrder')).orderId),
    onApprove: async ({ orderID }) => post({ type: 'wallet.done', additionalData: { orderId: orderID } }),
    ...(express ? changes : {}),
    onCancel: () => post({ type: 'wallet.cancelled' }),
    onError: failed,
  });
  if (!buttons?.isEligible()) return post({ type: 'wallet.unavailable' });
  const place = document.body.appendChild(document.createElement('div'));
  followHeight(postHeight);
  await buttons.render(place);
  post({ type: 'wallet.ready' });
}

onRequest(walletFrameRequest, (request) => {
  if (request.type === 'wallet.begin') begin(request.settings).catch(failed);
  if (request.type === 'wallet.answer') answered(request);
});
post({ type: 'wallet.loaded' });
