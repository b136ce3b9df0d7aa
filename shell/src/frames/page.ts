import { type WalletFrameMessage, type WalletFrameRequest, walletFrameRequest } from 'shared-contracts/wallet-frame';
import * as v from 'valibot';

/** What the shell tells every frame: the shop's origin and the address of the script. */
export const { parent: shop = '', script: scriptUrl = '' } = document.body.dataset;

export const tell = (message: WalletFrameMessage): void => window.parent.postMessage(message, shop);

/** Hears the page that embeds the frame, and nobody else. */
export function onRequest(handle: (request: WalletFrameRequest) => void): void {
  window.addEventListener('message', (event) => {
    if (event.origin !== shop || event.source !== window.parent) return;
    const request = v.safeParse(walletFrameRequest, event.data);
    if (request.success) handle(request.output);
  });
}

const asked = new Map<string, (value: Readonly<Record<string, unknown>> | undefined) => void>();

/** Asks the page for what only the shop knows. @throws {Error} when it could not do it */
export async function ask(
  question: string,
  data: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const id = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<Readonly<Record<string, unknown>> | undefined>();
  asked.set(id, resolve);
  tell({ type: 'wallet.ask', id, question, data: { ...data } });
  const value = await promise;
  asked.delete(id);
  if (!value) throw new Error(`The shop could not answer ${question}`);
  return value;
}

export const answered = ({ id, value }: Extract<WalletFrameRequest, { type: 'wallet.answer' }>): void =>
  asked.get(id)?.(value);

/** Lets the page give the frame the height that it needs. */
export function followHeight(): void {
  const report = () => tell({ type: 'wallet.height', height: document.body.scrollHeight });
  new ResizeObserver(report).observe(document.body);
}

export function failed(error: unknown): void {
  console.error('The wallet failed', error);
  tell({ type: 'wallet.failed', refused: false });
}
