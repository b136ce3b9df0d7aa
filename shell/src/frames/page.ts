import type { BotChallengeMessage, BotCheckMessage } from 'shared-contracts/bot-check';
import type { TagManagerMessage } from 'shared-contracts/tracking/frame-messages';
import type { WalletFrameMessage } from 'shared-contracts/wallet-frame';
import * as v from 'valibot';

/** What the shell tells every frame: the shop's origin and the address of the script; `key` is the bot check's or the challenge's. */
export const { parent: shop = '', script: scriptUrl = '', key = '' } = document.body.dataset;

/** Speaks to the page that embeds the frame. */
export const post = (message: BotChallengeMessage | BotCheckMessage | TagManagerMessage | WalletFrameMessage): void =>
  window.parent.postMessage(message, shop);

/** Hears the page that embeds the frame, and nobody else. */
export function onRequest<Request>(
  schema: v.GenericSchema<unknown, Request>,
  handle: (request: Request) => void,
): void {
  window.addEventListener('message', (event) => {
    if (event.origin !== shop || event.source !== window.parent) return;
    const request = v.safeParse(schema, event.data);
    if (request.success) handle(request.output);
  });
}
