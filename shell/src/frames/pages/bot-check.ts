/** Runs in the frame `/frames/bot-check`: holds the bot check's script and answers the page that embeds it. */
import { botCheckRequest } from 'shared-contracts/bot-check';
import { loadScript } from '../load-script.ts';
import { key, onRequest, post, scriptUrl } from '../page.ts';

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}
declare const grecaptcha: Recaptcha;

onRequest(botCheckRequest, ({ requestId, action }) => {
  grecaptcha.execute(key, { action }).then(
    (token) => post({ type: 'bot-check.token', requestId, token }),
    (error: unknown) => {
      console.error('The bot check gave no token', error);
      post({ type: 'bot-check.failed', requestId });
    },
  );
});

await loadScript(scriptUrl);
grecaptcha.ready(() => post({ type: 'bot-check.ready' }));
