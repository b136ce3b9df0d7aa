/** Runs in the frame `/frames/apple-pay`: the button and the session; the page decides what the sheet is told. */
import { walletFrameRequest } from 'shared-contracts/wallet-frame';
import * as v from 'valibot';
import { loadScript } from '../load-script.ts';
import { onRequest, post, scriptUrl } from '../page.ts';
import { answered, ask, failed, postHeight } from '../wallet.ts';

/** The part of Apple Pay on the web that the shop uses, version 3. */
interface Session {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onshippingcontactselected: (event: { readonly shippingContact: object }) => void;
  onshippingmethodselected: (event: { readonly shippingMethod: object }) => void;
  onpaymentauthorized: (event: { readonly payment: { readonly token: object } }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(merchantSession: unknown): void;
  completeShippingContactSelection(update: object): void;
  completeShippingMethodSelection(update: object): void;
  completePayment(result: object): void;
}
declare const ApplePaySession: {
  new (version: number, request: object): Session;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
  supportsVersion(version: number): boolean;
};
declare const ApplePayError: new (code: string, contactField?: string, message?: string) => object;

const settings = v.object({
  version: v.number(),
  label: v.string(),
  /** An `ApplePayPaymentRequest`. */
  request: v.looseObject({ total: v.object({ label: v.string(), amount: v.string() }) }),
  /** Only the payment is asked: the page knows address and delivery. */
  paysOnly: v.boolean(),
});
const update = v.looseObject({
  errors: v.optional(
    v.array(v.object({ code: v.string(), contactField: v.optional(v.string()), message: v.string() })),
    [],
  ),
});

/** CSS pixels of the button, and of the stand-in's sheet, which unlike Apple's own needs room in the frame. */
const buttonHeight = 48;
const sheetHeight = 576;

let current: v.InferOutput<typeof settings> | undefined;
let standsIn = false;

/** What the page answered, with its errors as the sheet wants them. */
function sheetUpdate(value: unknown) {
  const { errors, ...rest } = v.parse(update, value);
  return {
    ...rest,
    errors: errors.map(({ code, contactField, message }) => new ApplePayError(code, contactField, message)),
  };
}

function room(open: boolean): void {
  if (standsIn) postHeight(open ? sheetHeight : buttonHeight);
}

function open(): void {
  if (!current) return;
  const { version, request, paysOnly } = current;
  const session = new ApplePaySession(version, request);
  let isOver = false;
  /** A question that cannot be answered ends the sheet, unless the shopper has closed it in the meantime. */
  const orEnd = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      if (isOver) return;
      isOver = true;
      session.abort();
      room(false);
      failed(error);
    });
  session.onvalidatemerchant = ({ validationURL }) =>
    void orEnd(
      ask('validateMerchant', { validationUrl: validationURL }).then(({ merchantSession }) =>
        session.completeMerchantValidation(merchantSession),
      ),
    );
  if (!paysOnly) {
    session.onshippingcontactselected = ({ shippingContact }) =>
      void orEnd(
        ask('contactSelected', { contact: shippingContact }).then((value) =>
          session.completeShippingContactSelection(sheetUpdate(value)),
        ),
      );
    session.onshippingmethodselected = ({ shippingMethod }) =>
      void orEnd(
        ask('methodSelected', { method: shippingMethod }).then((value) =>
          session.completeShippingMethodSelection(sheetUpdate(value)),
        ),
      );
  }
  session.onpaymentauthorized = ({ payment }) =>
    void orEnd(
      ask('authorized', { payment }).then((value) => {
        const { errors } = sheetUpdate(value);
        const ok = errors.length === 0;
        session.completePayment({
          status: ok ? ApplePaySession.STATUS_SUCCESS : ApplePaySession.STATUS_FAILURE,
          errors,
        });
        if (!ok) return;
        isOver = true;
        room(false);
        post({ type: 'wallet.done', additionalData: { paymentToken: JSON.stringify(payment.token) } });
      }),
    );
  session.oncancel = () => {
    isOver = true;
    room(false);
    post({ type: 'wallet.cancelled' });
  };
  room(true);
  session.begin();
}

function showButton(label: string): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Apple Pay';
  button.setAttribute('aria-label', label);
  button.style.cssText = `width:100%;height:${buttonHeight}px;border:1px solid #fff;border-radius:4px;background:#000;color:#fff;font:600 18px/1 system-ui,sans-serif;cursor:pointer;-webkit-appearance:-apple-pay-button`;
  button.addEventListener('click', () => {
    try {
      open();
    } catch (error) {
      failed(error);
    }
  });
  document.body.append(button);
  postHeight(buttonHeight);
}

async function begin(next: unknown): Promise<void> {
  const isFirst = current === undefined;
  current = v.parse(settings, next);
  if (!isFirst) return;
  if (!('ApplePaySession' in window) && scriptUrl !== '') {
    standsIn = true;
    await loadScript(scriptUrl);
  }
  const usable =
    'ApplePaySession' in window &&
    ApplePaySession.supportsVersion(current.version) &&
    ApplePaySession.canMakePayments();
  if (!usable) return post({ type: 'wallet.unavailable' });
  showButton(current.label);
  post({ type: 'wallet.ready' });
}

onRequest(walletFrameRequest, (request) => {
  if (request.type === 'wallet.begin') begin(request.settings).catch(failed);
  if (request.type === 'wallet.answer') answered(request);
});
post({ type: 'wallet.loaded' });
