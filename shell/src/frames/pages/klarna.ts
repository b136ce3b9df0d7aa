/** Runs in the frame `/frames/klarna`: Klarna's widget; the page's own button asks it to authorize. */

import { walletFrameRequest } from 'shared-contracts/wallet-frame';
import * as v from 'valibot';
import { followHeight } from '../height.ts';
import { loadScript } from '../load-script.ts';
import { onRequest, post, scriptUrl } from '../page.ts';
import { failed, postHeight } from '../wallet.ts';

interface KlarnaPayments {
  init(options: { readonly client_token: string }): void;
  load(
    options: { readonly container: string; readonly payment_method_category: string },
    data: object,
    done: (result: { readonly show_form: boolean; readonly error?: unknown }) => void,
  ): void;
  authorize(
    options: { readonly payment_method_category: string },
    data: object,
    done: (result: {
      readonly approved?: boolean;
      readonly show_form: boolean;
      readonly authorization_token?: string;
    }) => void,
  ): void;
}
declare const Klarna: { readonly Payments: KlarnaPayments };

const settings = v.object({
  clientToken: v.string(),
  paymentMethodCategories: v.pipe(v.array(v.object({ identifier: v.string() })), v.minLength(1)),
});
let category = '';

async function begin(input: unknown): Promise<void> {
  const { clientToken, paymentMethodCategories } = v.parse(settings, input);
  category = paymentMethodCategories[0]?.identifier ?? '';
  await loadScript(scriptUrl);
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'klarna';
  followHeight(postHeight);
  Klarna.Payments.init({ client_token: clientToken });
  Klarna.Payments.load({ container: '#klarna', payment_method_category: category }, {}, ({ show_form }) =>
    post(show_form ? { type: 'wallet.ready' } : { type: 'wallet.unavailable' }),
  );
}

function authorize(): void {
  Klarna.Payments.authorize(
    { payment_method_category: category },
    {},
    ({ approved, show_form, authorization_token }) => {
      if (approved && authorization_token)
        post({ type: 'wallet.done', additionalData: { authorizationToken: authorization_token } });
      else post(show_form ? { type: 'wallet.failed', refused: true } : { type: 'wallet.unavailable' });
    },
  );
}

onRequest(walletFrameRequest, (request) => {
  if (request.type === 'wallet.begin') begin(request.settings).catch(failed);
  if (request.type === 'wallet.authorise') authorize();
});
post({ type: 'wallet.loaded' });
