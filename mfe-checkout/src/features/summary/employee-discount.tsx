import { useEffect, useRef } from 'react';
import { updateConsumer } from 'shared-contracts/calls/consumer';
import { employeeTermsDialog } from 'shared-contracts/dialogs/checkout';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { ProgressBar } from 'shared-ui/progress-bar';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useReport } from 'storefront-kit/use-report';
import { rewardMessages } from '../../messages/reward-messages.ts';
import type { CheckoutModel } from '../../model/checkout-state.ts';
import type { Saved } from '../../model/saved.ts';

type Employee = NonNullable<Saved['profile']['consumerDetails']['employee']>;

/** An employee's discount for the year; before its terms are accepted, a link to accept them. */
export function EmployeeDiscount({ employee, model }: { readonly employee: Employee; readonly model: CheckoutModel }) {
  const { dialogs, calls, locale } = usePlatform();
  const report = useReport('checkout');
  const texts = rewardMessages(locale);
  const asked = useRef(false);
  const { isEmployeeDiscountTCAccepted: isAccepted, currentSpend, annualCap, currency } = employee;

  async function askTerms() {
    try {
      await dialogs.open(employeeTermsDialog, {}).result;
      const consumerDetails = { isEmployeeDiscountTCAccepted: true } as const;
      await calls(updateConsumer, { body: { consumerProfile: { consumerDetails } } });
      await model.load();
    } catch (error) {
      report(error);
    }
  }
  const ask = useRef(askTerms);
  useEffect(() => {
    if (isAccepted || asked.current) return;
    asked.current = true;
    void ask.current();
  }, [isAccepted]);

  if (!isAccepted)
    return (
      <Alert
        tone="info"
        action={
          <Button size="small" variant="secondary" onClick={() => void askTerms()}>
            {texts.readTerms}
          </Button>
        }
      >
        {texts.termsOffer}
      </Alert>
    );
  const words = texts.discountOf(formatMoney(currentSpend, currency, locale), formatMoney(annualCap, currency, locale));
  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <Text weight={600}>{texts.discountTitle}</Text>
      <ProgressBar
        value={currentSpend}
        max={annualCap}
        label={currentSpend >= annualCap ? texts.discountOver : words}
      />
    </div>
  );
}
