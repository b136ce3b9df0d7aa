import { type FormEvent, useState } from 'react';
import {
  disableAccount,
  enableAccount,
  type FoundAccount,
  signOutAccount,
} from 'shared-contracts/calls/staff-accounts';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Row, Stack } from 'shared-ui/layout';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { accountMessages } from '../../messages/account-messages.ts';
import { ConfirmStep } from '../area/confirm-step.tsx';
import { focusFirst } from '../area/focus-first.ts';
import { ReasonField } from '../area/reason-field.tsx';

/** What can be done about an account. */
export type AccountAction = 'signOut' | 'disable' | 'enable';

interface AccountDialogProps {
  readonly account: FoundAccount;
  readonly action: AccountAction;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onChanged: (account: FoundAccount) => void;
  readonly onReadAgain: () => void;
  /** When the account has been deleted meanwhile. */
  readonly onGone: () => void;
}

/** Signs an account out, disables, or enables it: why, and then what that does. */
export function AccountDialog({ account, action, onChanged, onReadAgain, onGone, ...dialog }: AccountDialogProps) {
  const { locale, toasts } = usePlatform();
  const texts = accountMessages(locale);
  const calls = useStaffCalls('staff');
  const keyOf = useChangeKey();
  const { isPending, error, run, clear } = useMutation({
    remote: 'staff',
    onError: ({ id }) => {
      if (id === 'PRO404') onGone();
    },
  });
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const isMissing = reason.trim() === '';
  const { done, consequences } = {
    signOut: { done: texts.wasSignedOut, consequences: [texts.sessionsEnd, texts.canReturn, texts.mailFollows] },
    disable: {
      done: texts.wasDisabled,
      consequences: [texts.sessionsEnd, texts.nobodySignsIn, texts.ordersGoOn, texts.mailFollows],
    },
    enable: { done: texts.wasEnabled, consequences: [texts.waysEnd, texts.signsInAgain, texts.mailFollows] },
  }[action];

  const change = () =>
    run(async () => {
      const body = { reason: reason.trim() };
      const input = { params: { accountId: account.accountId }, body };
      const options = { idempotencyKey: keyOf({ action, ...body }) };
      const changed = await {
        signOut: () => calls(signOutAccount, input, options),
        disable: () => calls(disableAccount, input, options),
        enable: () => calls(enableAccount, input, options),
      }[action]();
      toasts.show({ tone: 'success', text: done });
      onChanged(changed);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) focusFirst('account-reason');
    else setConfirming(true);
  };
  return (
    <Dialog {...dialog} title={texts[action]} closeLabel={texts.close}>
      {isConfirming ? (
        <ConfirmStep
          texts={texts}
          consequences={consequences}
          reason={reason}
          action={texts[action]}
          busyText={texts.working}
          isBusy={isPending}
          error={error}
          onConfirm={() => void change()}
          onBack={() => {
            clear();
            setConfirming(false);
          }}
          onReadAgain={onReadAgain}
        />
      ) : (
        <form method="post" noValidate onSubmit={submit}>
          <Stack gap={4}>
            <ReasonField
              id="account-reason"
              texts={texts}
              value={reason}
              isMissing={isChecked && isMissing}
              onChange={setReason}
            />
            <Row>
              <Button type="submit">{texts.next}</Button>
            </Row>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
