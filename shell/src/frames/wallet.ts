import type { WalletFrameRequest } from 'shared-contracts/wallet-frame';
import { post } from './page.ts';

const asked = new Map<string, (value: Readonly<Record<string, unknown>> | undefined) => void>();

/** Asks the page for what only the shop knows. @throws {Error} when it could not do it */
export async function ask(
  question: string,
  data: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const id = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<Readonly<Record<string, unknown>> | undefined>();
  asked.set(id, resolve);
  post({ type: 'wallet.ask', id, question, data: { ...data } });
  const value = await promise;
  asked.delete(id);
  if (!value) throw new Error(`The shop could not answer ${question}`);
  return value;
}

export const answered = ({ id, value }: Extract<WalletFrameRequest, { type: 'wallet.answer' }>): void =>
  asked.get(id)?.(value);

/** Asks for room, in CSS pixels. */
export const postHeight = (height: number): void => post({ type: 'wallet.height', height });

export function failed(error: unknown): void {
  console.error('The wallet failed', error);
  post({ type: 'wallet.failed', refused: false });
}
