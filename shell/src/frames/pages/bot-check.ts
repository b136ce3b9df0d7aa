/** Runs in the frame `/frames/bot-check`: holds the bot check's script and answers the page that embeds it. */
import { type BotCheckMessage, botCheckRequest } from 'shared-contracts/bot-check';
import * as v from 'valibot';
import { loadScript } from '../load-script.ts';

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}
declare const grecaptcha: Recaptcha;

const { parent: shop = '', script = '', key = '' } = document.body.dataset;
const tell = (message: BotCheckMessage) => window.parent.postMessage(message, shop);

window.addEventListener('message', (event) => {
  const request = v.safeParse(botCheckRequest, event.data);
  if (event.origin !== shop || !request.success) return;
  const { requestId, action } = request.output;
  grecaptcha.execute(key, { action }).then(
    (token) => tell({ type: 'bot-check.token', requestId, token }),
    (error: unknown) => {
      console.error('The bot check gave no token', error);
      tell({ type: 'bot-check.failed', requestId });
    },
  );
});

await loadScript(script);
grecaptcha.ready(() => tell({ type: 'bot-check.ready' }));
