import { useState } from 'react';
import type { FoundCustomer } from 'shared-contracts/calls/serving';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Dialog } from 'shared-ui/dialog';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { ConfirmCustomer } from '../features/serving/confirm-customer.tsx';
import { CreateCustomer } from '../features/serving/create-customer.tsx';
import { FindCustomer } from '../features/serving/find-customer.tsx';
import { ServedCustomer } from '../features/serving/served-customer.tsx';
import { servingMessages } from '../messages/serving-messages.ts';

type View = { readonly kind: 'find' | 'create' } | { readonly kind: 'confirm'; readonly customer: FoundCustomer };

/** Finds or creates the customer to whom an associate sells, or lets go of the one who is served (STO-02). */
export default function ServeCustomerDialog({
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Record<string, never>>) {
  const texts = servingMessages(useLocale());
  const session = useSession();
  // As it was: what is done here changes it, while the dialog closes.
  const [served] = useState(session.status === 'associate' ? session.store.customer : undefined);
  const [view, setView] = useState<View>({ kind: 'find' });
  const confirm = (customer: FoundCustomer) => setView({ kind: 'confirm', customer });
  const find = () => setView({ kind: 'find' });
  const titles = { find: texts.title, create: texts.createTitle, confirm: texts.foundTitle };
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={served ? texts.servedTitle : titles[view.kind]}
      closeLabel={texts.close}
    >
      {served ? (
        <ServedCustomer customer={served} onEnded={() => resolve()} />
      ) : view.kind === 'confirm' ? (
        <ConfirmCustomer customer={view.customer} onBack={find} onBegun={() => resolve()} />
      ) : view.kind === 'create' ? (
        <CreateCustomer onCreated={confirm} onBack={find} />
      ) : (
        <FindCustomer onFound={confirm} onCreate={() => setView({ kind: 'create' })} onEnded={() => resolve()} />
      )}
    </Dialog>
  );
}
