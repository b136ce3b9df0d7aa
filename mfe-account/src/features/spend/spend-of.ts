import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import type { Currency } from 'shared-contracts/locale';

/** Amounts in minor units. */
interface Yearly {
  readonly spent: number;
  readonly cap: number;
  readonly currency: Currency;
}

/** The account's terms: a yearly allowance, or the promotion for a profession. */
export type Spend =
  | ({ readonly kind: 'employee' | 'athlete' | 'influencer' } & Yearly)
  | {
      readonly kind: 'IPA' | 'WRANX';
      /** By name; undefined where the shop has none. */
      readonly promotion: string | undefined;
    };

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
  const profession = identity.find(({ type }) => type === 'IPA') ?? identity[0];
  return profession && { kind: profession.type, promotion: profession.promotion };
}
