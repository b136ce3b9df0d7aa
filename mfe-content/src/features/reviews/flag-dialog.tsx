import { type FormEvent, useRef, useState } from 'react';
import { flagReview } from 'shared-contracts/calls/reviews';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { type FlagReason, flagReasons, reviewLimits } from 'shared-contracts/review-limits';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Stack } from 'shared-ui/layout';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { Text } from 'shared-ui/text';
import { TextareaField } from 'shared-ui/textarea-field';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { writeReviewMessages } from '../../messages/write-review-messages.ts';

interface Props {
  readonly productId: string;
  readonly reviewId: string;
}

/** Reports a review to the moderators. */
export default function FlagDialog({ props: params, open, resolve, dismiss, onClosed }: DialogContentProps<Props>) {
  const { calls, locale } = usePlatform();
  const texts = writeReviewMessages(locale);
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<FlagReason>();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isDone, setDone] = useState(false);
  const { error, isPending, run } = useMutation({ remote: 'content' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!reason) return form.current?.querySelector('input')?.focus();
    if (await run(() => calls(flagReview, { params, body: { reason, text } }))) setDone(true);
  };
  return (
    <Dialog
      open={open}
      onClose={isDone ? () => resolve() : dismiss}
      onClosed={onClosed}
      title={texts.flagTitle}
      closeLabel={texts.close}
      size="small"
    >
      {isDone ? (
        <div role="status" css={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
          <Text>{texts.flagDone}</Text>
          <Button onClick={() => resolve()}>{texts.done}</Button>
        </div>
      ) : (
        <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <RadioGroup label={texts.reason} error={isChecked && !reason ? texts.reasonMissing : undefined}>
              {flagReasons.map((one) => (
                <RadioCard
                  key={one}
                  name="reason"
                  label={texts[one]}
                  checked={reason === one}
                  onChange={() => setReason(one)}
                />
              ))}
            </RadioGroup>
            <TextareaField
              label={texts.more}
              optionalText={texts.optional}
              rows={2}
              maxLength={reviewLimits.report}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            {error && (
              <Alert tone="error" announce="alert">
                {error.message || texts.failed}
              </Alert>
            )}
            <Button type="submit" loading={isPending} loadingText={texts.sending}>
              {texts.sendFlag}
            </Button>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
