import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import type { Currency } from 'shared-contracts/locale';

/** Amounts in minor units. */
interface Yearly {
  readonly spent: number;
  readonly cap: number;
  readonly currency: Currency;
}

/** The account's terms: a yearly allowance, or professional prices. */
export type Spend =
  | ({ readonly kind: 'employee' | 'athlete' | 'influencer' } & Yearly)
  | { readonly kind: 'IPA' | 'WRANX' };

/**
 * The account's terms, in the order of docs/spec/accounts.md section 4: employees qualify after accepting the terms.
 */
export function spendOf({
  employee,
  consumerCredit,
  identity,
}: Pick<ConsumerProfile['consumerDetails'], 'employee' | 'consumerCredit' | 'identity'>): Spend | undefined {
  if (employee?.isEmployeeDiscountTCAccepted)
    return {
      kind: 'employee',
      spent: employee.currentSpend,
      cap: employee.annualCap,
      currency: employee.currency,
    };
  if (consumerCredit)
    return {
      kind: consumerCredit.type,
      spent: consumerCredit.currentSpend,
      cap: consumerCredit.annualCredit,
      currency: consumerCredit.currency,
    };
  const kinds = identity.map(({ type }) => type);
  if (kinds.includes('IPA')) return { kind: 'IPA' };
  return kinds.includes('WRANX') ? { kind: 'WRANX' } : undefined;
}
