import type { Order } from 'shared-contracts/calls/checkout';
import { inject } from 'vitest';

/** Answers the 3-D Secure challenge of a pending order in the bank's page; returns what that gives to the shop. */
export async function challengeResult({ flash }: Pick<Order, 'flash'>, outcome: 'confirmed' | 'failed') {
  const path = new URL(String(flash[0]?.details?.action)).pathname;
  const response = await fetch(`${inject('sandboxUrl')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(10_000),
    body: JSON.stringify({ outcome }),
  });
  return ((await response.json()) as { readonly threeDS2Result: string }).threeDS2Result;
}
