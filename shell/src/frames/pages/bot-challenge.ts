/** Runs in the frame `/frames/bot-challenge`: asks the shopper for proof that a person is using the page. */
import { followHeight } from '../height.ts';
import { loadScript } from '../load-script.ts';
import { key, post, scriptUrl } from '../page.ts';

interface Recaptcha {
  ready(callback: () => void): void;
  render(
    container: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly theme: 'light' | 'dark';
      readonly callback: (token: string) => void;
      readonly 'error-callback': () => void;
    },
  ): void;
}
declare const grecaptcha: Recaptcha;

const failed = () => post({ type: 'bot-challenge.failed' });

/** @throws {Error} when the script does not come */
async function begin(): Promise<void> {
  const wanted = new URLSearchParams(location.search);
  const script = new URL(scriptUrl);
  script.searchParams.set('hl', wanted.get('language') ?? 'en');
  await loadScript(script.href);
  // What opens beside the question counts for the height.
  document.body.style.position = 'relative';
  followHeight((height) => post({ type: 'bot-challenge.height', height }));
  grecaptcha.ready(() => {
    grecaptcha.render(document.body.appendChild(document.createElement('div')), {
      sitekey: key,
      theme: wanted.get('theme') === 'dark' ? 'dark' : 'light',
      callback: (token) => post({ type: 'bot-challenge.passed', token }),
      'error-callback': failed,
    });
    post({ type: 'bot-challenge.ready' });
  });
}

begin().catch((error: unknown) => {
  console.error('The bot challenge did not load', error);
  failed();
});
