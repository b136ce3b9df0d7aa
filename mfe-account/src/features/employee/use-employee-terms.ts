import { updateConsumer } from 'shared-contracts/calls/consumer';
import { employeeTermsDialog } from 'shared-contracts/dialogs/checkout';
import { usePlatform } from 'shared-contracts/platform';
import { dialogResult } from 'storefront-kit/dialog-result';
import { useMutation } from 'storefront-kit/use-mutation';
import { employeeMessages } from '../../messages/employee-messages.ts';

/** Shows the terms of the employee discount; the services store the acceptance permanently. */
export function useEmployeeTerms() {
  const { dialogs, calls, session, toasts, locale } = usePlatform();
  const texts = employeeMessages(locale);
  const { run, isPending } = useMutation({ remote: 'account', failedText: texts.termsFailed });

  /** Resolves with whether the terms are accepted. */
  async function ask(): Promise<boolean> {
    let isAccepted = false;
    await run(async () => {
      const result = dialogs.open(employeeTermsDialog, {}).result.then(() => true);
      if (!(await dialogResult({ result }))) return;
      await calls(updateConsumer, {
        body: { consumerProfile: { consumerDetails: { isEmployeeDiscountTCAccepted: true } } },
      });
      await session.reset();
      toasts.show({ tone: 'success', text: texts.termsAccepted });
      isAccepted = true;
    });
    return isAccepted;
  }
  return { isPending, ask };
}
