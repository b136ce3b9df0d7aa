import { CardProvider as Real } from '../../src/payment/card-provider.ts';
import type { PaymentPart } from '../../src/payment/provider.ts';

export * from '../../src/payment/card-provider.ts';

/** Planted bug: every attempt has its own key, so that a retry after a crash is a second payment. */
export class CardProvider extends Real {
  override async capture(_key: string, part: PaymentPart): Promise<void> {
    await super.capture(crypto.randomUUID(), part);
  }

  override async refund(_key: string, part: PaymentPart): Promise<void> {
    await super.refund(crypto.randomUUID(), part);
  }
}
