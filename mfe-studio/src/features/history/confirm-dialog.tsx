import { type FormEvent, useState } from 'react';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Row, Stack } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { editorMessages } from '../../messages/editor-messages.ts';
import { studioMessages } from '../../messages/studio-messages.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  /** Whether colleagues can be told why. */
  readonly hasNote: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (note: string) => Promise<void>;
}

/** Asks once more before a change that shoppers see at once. */
export function ConfirmDialog({ title, description, action, hasNote, open, onClose, onConfirm }: ConfirmDialogProps) {
  const texts = studioMessages(useLocale());
  const { note: noteLabel, optional } = editorMessages(useLocale());
  const [note, setNote] = useState('');
  const { isPending, error, run } = useMutation({ remote: 'studio' });
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => onConfirm(note)))) return;
    setNote('');
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={texts.close}>
      <form method="post" onSubmit={(event) => void confirm(event)}>
        <Stack gap={4}>
          {error && (
            <Alert tone="error" announce="alert">
              {error.message || texts.failed}
            </Alert>
          )}
          <Text>{description}</Text>
          {hasNote && (
            <TextField
              label={noteLabel}
              optionalText={optional}
              maxLength={200}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
          <Row gap={2}>
            <Button type="submit" loading={isPending} loadingText={action}>
              {action}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
