import { useState } from 'react';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { usePlatform } from 'shared-contracts/platform';

/** Asks for a mail to an address: where it went, or why it did not. The answer tells nobody who is known there. */
export function useMailRequest(request: (email: string) => Promise<unknown>, failedText: string) {
  const { report } = usePlatform();
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function send(typed: string): Promise<void> {
    const email = typed.trim();
    setProblem(undefined);
    try {
      await request(email);
      setSentTo(email);
    } catch (error) {
      report(error, { remote: 'account', phase: 'event' });
      setProblem(asProductError(error).message || failedText);
    }
  }
  return { sentTo, problem, send };
}
