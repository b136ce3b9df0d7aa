import { type BotCheck, type BotCheckRequest, botCheckMessage } from 'shared-contracts/bot-check';
import * as v from 'valibot';

/** Milliseconds to wait for the frame, and for a token. */
const deadline = 6000;

/** The bot check of a page, in a hidden frame created on first use. */
export function createBotCheck(frameUrl: string, onFailure: (error: unknown) => void): BotCheck {
  const { origin } = new URL(frameUrl);
  const waiting = new Map<string, { resolve(token: string): void; reject(error: Error): void }>();
  let frame: Promise<Window> | undefined;

  function open(): Promise<Window> {
    const { promise, resolve, reject } = Promise.withResolvers<Window>();
    const element = document.createElement('iframe');
    element.hidden = true;
    element.title = 'Bot check';
    element.src = frameUrl;
    const late = setTimeout(() => {
      element.remove();
      frame = undefined;
      reject(new Error('The bot check did not load in time'));
    }, deadline);
    window.addEventListener('message', (event) => {
      if (event.origin !== origin || event.source !== element.contentWindow) return;
      const parsed = v.safeParse(botCheckMessage, event.data);
      if (!parsed.success) return;
      const message = parsed.output;
      if (message.type === 'bot-check.ready') {
        clearTimeout(late);
        resolve(event.source as Window);
      } else if (message.type === 'bot-check.token') waiting.get(message.requestId)?.resolve(message.token);
      else waiting.get(message.requestId)?.reject(new Error('The bot check gave no token'));
    });
    document.body.append(element);
    return promise;
  }

  async function ask(action: BotCheckRequest['action']): Promise<string> {
    frame ??= open();
    const target = await frame;
    const requestId = crypto.randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const late = setTimeout(() => reject(new Error('The bot check did not answer in time')), deadline);
    waiting.set(requestId, { resolve, reject });
    target.postMessage({ type: 'bot-check.execute', requestId, action } satisfies BotCheckRequest, origin);
    return promise.finally(() => {
      clearTimeout(late);
      waiting.delete(requestId);
    });
  }

  return {
    async token(action) {
      try {
        return await ask(action);
      } catch (error) {
        onFailure(error);
        return undefined;
      }
    },
    preload() {
      frame ??= open();
      frame.catch(onFailure);
    },
  };
}
