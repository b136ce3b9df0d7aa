import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { ProgressBar } from 'shared-ui/progress-bar';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { employeeMessages } from '../../messages/employee-messages.ts';
import { useEmployeeTerms } from '../employee/use-employee-terms.ts';
import { type Spend, spendOf } from './spend-of.ts';

interface SpendBannerProps {
  readonly details: ConsumerProfile['consumerDetails'];
  /** Called when the employee has accepted the terms of the discount. */
  readonly onTermsAccepted: () => void;
}

/** The spending limit left this year, or why there is no discount; nothing for regular shoppers. */
export function SpendBanner({ details, onTermsAccepted }: SpendBannerProps) {
  const { locale } = usePlatform();
  const texts = employeeMessages(locale);
  const { isPending, ask } = useEmployeeTerms();
  const spend = spendOf(details);
  if (spend) return <SpendLine spend={spend} />;
  if (!details.employee) return null;
  const accept = async () => {
    if (await ask()) onTermsAccepted();
  };
  return (
    <Alert
      tone="info"
      action={
        <Button
          size="small"
          variant="secondary"
          loading={isPending}
          loadingText={texts.readTerms}
          onClick={() => void accept()}
        >
          {texts.readTerms}
        </Button>
      }
    >
      {texts.termsOffer}
    </Alert>
  );
}

function SpendLine({ spend }: { readonly spend: Spend }) {
  const { locale } = usePlatform();
  const texts = employeeMessages(locale);
  const title = texts[spend.kind];
  if (!('cap' in spend))
    return (
      <div css={{ display: 'grid', gap: space[1] }}>
        <Text weight={600}>{title}</Text>
        {spend.promotion !== undefined && (
          <Text look="small" tone="muted">
            {texts.takenOff(spend.promotion)}
          </Text>
        )}
      </div>
    );
  const { spent, cap, currency } = spend;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const words = spent >= cap ? texts.usedUp(money(cap)) : texts.used(money(spent), money(cap));
  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: space[3] }}>
        <Text weight={600}>{title}</Text>
        {spent < cap && (
          <Text look="small" tone="muted" figures>
            {texts.left(money(cap - spent))}
          </Text>
        )}
      </div>
      <ProgressBar value={spent} max={cap} label={words} />
    </div>
  );
}
