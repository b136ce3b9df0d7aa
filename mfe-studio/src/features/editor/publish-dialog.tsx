import { type FormEvent, useState } from 'react';
import { publishDocument } from 'shared-contracts/calls/documents';
import { usePlatform } from 'shared-contracts/platform';
import { Alert, InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Stack } from 'shared-ui/layout';
import { TextField } from 'shared-ui/text-field';
import { moment } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { editorMessages } from '../../messages/editor-messages.ts';
import { studioMessages } from '../../messages/studio-messages.ts';
import { type DocumentText, inputOf } from '../../model/document-name.ts';
import { instantOf } from '../../model/local-time.ts';

interface PublishDialogProps {
  readonly text: DocumentText;
  readonly revision: number;
  /** Texts that are the same as in the language that it is translated from. */
  readonly untranslated: number;
  readonly open: boolean;
  readonly onClose: () => void;
  /** `from` is the time from which shoppers see it; undefined for now. */
  readonly onPublished: (from: string | undefined) => void;
}

/** Publishes the draft, now or for a time to come. */
export function PublishDialog({ text, revision, untranslated, open, onClose, onPublished }: PublishDialogProps) {
  const { locale, toasts } = usePlatform();
  const texts = editorMessages(locale);
  const { close, failed } = studioMessages(locale);
  const calls = useStaffCalls('studio');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const { isPending, error, run, clear } = useMutation({ remote: 'studio' });
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    const start = from ? instantOf(from) : undefined;
    const done = await run(() =>
      calls(publishDocument, {
        ...inputOf(text),
        body: {
          revision,
          note,
          ...(start === undefined ? {} : { from: start }),
          ...(until ? { until: instantOf(until) } : {}),
        },
      }),
    );
    if (!done) return;
    const outcome = start === undefined ? texts.published : texts.scheduled(moment(start, locale));
    toasts.show({ tone: 'success', text: outcome });
    onPublished(start);
    setFrom('');
    setUntil('');
    setNote('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={() => {
        clear();
        onClose();
      }}
      title={texts.publishTitle}
      closeLabel={close}
    >
      <form method="post" onSubmit={(event) => void publish(event)}>
        <Stack gap={4}>
          {error && (
            <Alert tone="error" announce="alert">
              {error.message || failed}
            </Alert>
          )}
          {untranslated > 0 && <InlineMessage tone="warning">{texts.untranslated(untranslated)}</InlineMessage>}
          <TextField
            type="datetime-local"
            label={texts.from}
            hint={texts.fromHint}
            optionalText={texts.optional}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextField
            type="datetime-local"
            label={texts.until}
            hint={texts.untilHint}
            optionalText={texts.optional}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          <TextField
            label={texts.note}
            hint={texts.noteHint}
            optionalText={texts.optional}
            maxLength={200}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Button type="submit" loading={isPending} loadingText={texts.publish}>
            {from ? texts.schedule : texts.publishNow}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
