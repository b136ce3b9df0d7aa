import { useState } from 'react';
import { updateConsumer } from 'shared-contracts/calls/consumer';
import { DialogDismissed } from 'shared-contracts/dialogs';
import { employeeTermsDialog } from 'shared-contracts/dialogs/checkout';
import { usePlatform } from 'shared-contracts/platform';
import { useReport } from 'storefront-kit/use-report';
import { employeeMessages } from '../../messages/employee-messages.ts';

/** Shows the terms of the employee discount; the services store the acceptance permanently. */
export function useEmployeeTerms() {
  const { dialogs, calls, session, toasts, locale } = usePlatform();
  const report = useReport('account');
  const texts = employeeMessages(locale);
  const [asking, setAsking] = useState(false);

  /** Resolves with whether the terms are accepted. */
  async function ask(): Promise<boolean> {
    setAsking(true);
    try {
      await dialogs.open(employeeTermsDialog, {}).result;
      await calls(updateConsumer, {
        body: { consumerProfile: { consumerDetails: { isEmployeeDiscountTCAccepted: true } } },
      });
      await session.reset();
      toasts.show({ tone: 'success', text: texts.termsAccepted });
      return true;
    } catch (error) {
      if (error instanceof DialogDismissed) return false;
      report(error);
      toasts.show({ tone: 'error', text: texts.termsFailed });
      return false;
    } finally {
      setAsking(false);
    }
  }
  return { asking, ask };
}
