import { CardProvider as Real } from '../../src/payment/card-provider.ts';
import type { PaymentPart } from '../../src/payment/provider.ts';

export * from '../../src/payment/card-provider.ts';

/** Planted: every try has a key of its own, so that one after a crash is another payment to the provider. */
export class CardProvider extends Real {
  override async capture(_key: string, part: PaymentPart): Promise<void> {
    await super.capture(crypto.randomUUID(), part);
  }

  override async refund(_key: string, part: PaymentPart): Promise<void> {
    await super.refund(crypto.randomUUID(), part);
  }
}
