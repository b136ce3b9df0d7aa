import { getPresenceWays } from 'shared-contracts/calls/presence';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Text } from 'shared-ui/text';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { useAccountCalls } from '../features/area/use-account-calls.ts';
import { WhenRead } from '../features/area/when-read.tsx';
import { ConfirmForm } from '../features/presence/confirm-form.tsx';
import { confirmMessages } from '../messages/confirm-messages.ts';
import { SmallDialog } from './small-dialog.tsx';

/** Asks who is at the page, before something that only the owner of the account may do. */
export default function ConfirmDialog({ resolve, ...dialog }: DialogContentProps<Record<string, never>, true>) {
  const texts = confirmMessages(useLocale());
  const calls = useAccountCalls();
  const reading = useCall(getPresenceWays, {}, { remote: 'account', calls });
  return (
    <SmallDialog {...dialog} title={texts.title}>
      <Text tone="muted">{texts.text}</Text>
      <WhenRead reading={reading}>{(known) => <ConfirmForm {...known} onConfirmed={() => resolve(true)} />}</WhenRead>
    </SmallDialog>
  );
}
