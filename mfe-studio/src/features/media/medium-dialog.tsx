import { type FormEvent, useState } from 'react';
import { changeMedium, deleteMedium, getMedium, type Medium } from 'shared-contracts/calls/media';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Row, Stack } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { kindNames } from '../../messages/kind-names.ts';
import { labelOf } from '../../messages/labels.ts';
import { mediaMessages } from '../../messages/media-messages.ts';
import { studioMessages } from '../../messages/studio-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { AltFields, isComplete } from './alt-fields.tsx';
import { FocalPoint } from './focal-point.tsx';

interface MediumDialogProps {
  readonly medium: Medium;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Name, texts, and focal point of a picture, and where it is used. */
export function MediumDialog({ medium, open, onClose, onChanged }: MediumDialogProps) {
  const { locale, toasts } = usePlatform();
  const texts = mediaMessages(locale);
  const { close, failed } = studioMessages(locale);
  const calls = useStaffCalls('studio');
  const { mediaId, changedAt } = medium;
  const usage = useCall(getMedium, { params: { mediaId } }, { remote: 'studio', calls });
  const [name, setName] = useState(medium.name);
  const [alt, setAlt] = useState(medium.alt);
  const [point, setPoint] = useState(medium.focalPoint);
  const { isPending, error, run } = useMutation({ remote: 'studio' });
  const finish = (text: string) => {
    toasts.show({ tone: 'success', text });
    onChanged();
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || !isComplete(alt)) return;
    const body = { name, alt: { ...alt }, focalPoint: { ...point }, changedAt };
    if (await run(() => calls(changeMedium, { params: { mediaId }, body }))) finish(texts.saved);
  };
  const remove = async () => {
    if (await run(() => calls(deleteMedium, { params: { mediaId } }))) finish(texts.deleted);
  };
  return (
    <Dialog open={open} onClose={onClose} title={medium.name} closeLabel={close}>
      <form method="post" noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          {error && (
            <Alert tone="error" announce="alert">
              {error.message || failed}
            </Alert>
          )}
          <FocalPoint medium={medium} point={point} onChange={setPoint} />
          <TextField
            label={texts.name}
            aria-required
            maxLength={100}
            error={name.trim() === '' ? texts.nameMissing : undefined}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <AltFields alt={alt} isChecked onChange={setAlt} />
          <section aria-labelledby="usage-title">
            <Heading level={3} id="usage-title">
              {texts.usage}
            </Heading>
            <WhenReady reading={usage}>
              {({ usedBy }) =>
                usedBy.length === 0 ? (
                  <Text look="small">{texts.unused}</Text>
                ) : (
                  <ul>
                    {usedBy.map(({ kind, slug, name: document }) => (
                      <li key={`${kind}/${slug}`}>
                        {document} ({labelOf(kindNames, kind, locale.language)})
                      </li>
                    ))}
                  </ul>
                )
              }
            </WhenReady>
          </section>
          <Row gap={2}>
            <Button type="submit" loading={isPending} loadingText={texts.save}>
              {texts.save}
            </Button>
            <Button variant="secondary" disabled={!usage.value?.isUnused || isPending} onClick={() => void remove()}>
              {texts.delete}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
