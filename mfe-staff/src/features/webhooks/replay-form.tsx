import { type FormEvent, useState } from 'react';
import { replayEvents } from 'shared-contracts/calls/staff-webhooks';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { webhookMessages } from '../../messages/webhook-messages.ts';
import { focusFirst } from '../area/focus-first.ts';

interface ReplayFormProps {
  readonly webhookId: string;
  readonly onSent: () => void;
}

/** The time that somebody typed, in the time zone of the browser. */
const timeOf = (typed: string): string | undefined => {
  const time = new Date(typed);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

/** Sends what happened in a time again. */
export function ReplayForm({ webhookId, onSent }: ReplayFormProps) {
  const { locale, toasts } = usePlatform();
  const texts = webhookMessages(locale);
  const calls = useStaffCalls('staff');
  const { isPending, error, run } = useMutation({ remote: 'staff' });
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [isWrong, setWrong] = useState(false);
  const replay = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [timeOf(typed.from), timeOf(typed.to)];
    const isMissing = from === undefined || to === undefined || from >= to;
    setWrong(isMissing);
    if (isMissing) return focusFirst('replay-from');
    void run(async () => {
      const { count } = await calls(replayEvents, { params: { webhookId }, body: { from, to } });
      toasts.show({ tone: 'success', text: texts.willBeSent(`${count}`) });
      onSent();
    });
  };
  return (
    <form method="post" noValidate onSubmit={replay} css={sheetStyle} aria-labelledby="replay">
      <Heading level={2} look="h3" id="replay">
        {texts.replayTitle}
      </Heading>
      <Text tone="muted">{texts.replayText}</Text>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
      <Row align="start">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            id={`replay-${end}`}
            type="datetime-local"
            label={texts[end]}
            aria-required
            value={typed[end]}
            error={isWrong && end === 'from' ? texts.timesWrong : undefined}
            onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
            css={{ flex: '0 1 16rem' }}
          />
        ))}
      </Row>
      <Button type="submit" loading={isPending} loadingText={texts.replaying} css={{ justifySelf: 'start' }}>
        {texts.replay}
      </Button>
    </form>
  );
}
