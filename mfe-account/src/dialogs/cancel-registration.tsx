import { cancelEventRegistration, type EventRegistration } from 'shared-contracts/calls/events';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { isProductError } from 'shared-contracts/errors/product-error';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { formatDay } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { useAccountCalls } from '../features/area/use-account-calls.ts';
import { eventsMessages } from '../messages/events-messages.ts';
import { SmallDialog } from './small-dialog.tsx';

/** Asks before a registration is canceled. One that was canceled elsewhere is as good as canceled here. */
export default function CancelRegistrationDialog({
  props: { registration },
  resolve,
  ...dialog
}: DialogContentProps<{ readonly registration: EventRegistration }, true>) {
  const locale = useLocale();
  const calls = useAccountCalls();
  const texts = eventsMessages(locale);
  const { error, isPending, run } = useMutation({ remote: 'account' });
  const { registrationId, title = texts.untitled, attendingDays, plusOne } = registration;

  const cancel = () =>
    run(async () => {
      try {
        await calls(cancelEventRegistration, { params: { registrationId } });
      } catch (refusal) {
        if (!isProductError(refusal, 'REGISTRATION_NOT_FOUND')) throw refusal;
      }
      resolve(true);
    });
  return (
    <SmallDialog {...dialog} title={texts.question}>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
      <div>
        <Text weight={600}>{title}</Text>
        <Text figures>{attendingDays.map((day) => formatDay(day, locale)).join(' · ')}</Text>
      </div>
      <Text tone="muted">{plusOne ? texts.questionWithGuest : texts.questionText}</Text>
      <Row>
        <Button variant="danger" loading={isPending} loadingText={texts.confirming} onClick={() => void cancel()}>
          {texts.confirm}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={dialog.dismiss}>
          {texts.keep}
        </Button>
      </Row>
    </SmallDialog>
  );
}
