import { CardProvider as Real } from '../../src/payment/card-provider.ts';
import type { PaymentPart } from '../../src/payment/provider.ts';

export * from '../../src/payment/card-provider.ts';

/** Planted bug: repeats each refund under another key. */
export class CardProvider extends Real {
  override async refund(key: string, part: PaymentPart): Promise<void> {
    await super.refund(key, part);
    await super.refund(`${key}:again`, part).catch(() => undefined);
  }
}
