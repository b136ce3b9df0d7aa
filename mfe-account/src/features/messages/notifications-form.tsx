import { useForm } from 'react-hook-form';
import { type ConsumerProfile, updateNotifications } from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { sheetStyle } from 'shared-ui/layout';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { messagesMessages } from '../../messages/messages-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';

type Notifications = ConsumerProfile['notifications'];

interface NotificationsFormProps {
  readonly notifications: Notifications;
  /** Whether text messages can be chosen: undefined where the shop sends none. */
  readonly hasPhone: boolean | undefined;
  readonly onChanged: (notifications: Notifications) => void;
}

const ways = { email: 'byEmail', sms: 'bySms', both: 'byBoth' } as const;

/** What somebody wants to be told, and how (ACC-15). Without a confirmed number everything comes by email. */
export function NotificationsForm({ notifications, hasPhone, onChanged }: NotificationsFormProps) {
  const { locale, toasts } = usePlatform();
  const texts = messagesMessages(locale);
  const calls = useAccountCalls();
  const { error, isPending, run } = useMutation({ remote: 'account' });
  const form = useForm<Notifications>({ defaultValues: notifications });
  const submit = form.handleSubmit((typed) =>
    run(async () => {
      // What is disabled has no value, and stays as it was chosen.
      const body = { ...typed, orderUpdates: typed.orderUpdates ?? notifications.orderUpdates };
      onChanged(await calls(updateNotifications, { body }));
      toasts.show({ tone: 'success', text: texts.saved });
    }),
  );
  return (
    <section css={sheetStyle} aria-labelledby="notifications-title">
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={2} look="h3" id="notifications-title">
          {texts.notifications}
        </Heading>
        <Text tone="muted">{texts.notificationsText}</Text>
      </div>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
      <form
        method="post"
        noValidate
        onSubmit={(submitted) => void submit(submitted)}
        css={{ display: 'grid', gap: space[4] }}
      >
        {hasPhone !== undefined && (
          <RadioGroup label={texts.orderUpdates} {...(hasPhone ? {} : { hint: texts.needsTexts })}>
            {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
              <RadioCard
                key={way}
                label={texts[ways[way]]}
                value={way}
                {...form.register('orderUpdates')}
                disabled={way !== 'email' && !hasPhone}
              />
            ))}
          </RadioGroup>
        )}
        <div>
          <Checkbox label={texts.backInStock} {...form.register('backInStock')} />
          <Checkbox label={texts.rewards} {...form.register('rewards')} />
        </div>
        <Button
          type="submit"
          variant="secondary"
          loading={isPending}
          loadingText={texts.saving}
          css={{ justifySelf: 'start' }}
        >
          {texts.save}
        </Button>
      </form>
    </section>
  );
}
