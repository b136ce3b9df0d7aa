import { type FormEvent, useRef, useState } from 'react';
import { largestPicture, uploadMedium } from 'shared-contracts/calls/media';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Stack, sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { mediaMessages } from '../../messages/media-messages.ts';
import { studioMessages } from '../../messages/studio-messages.ts';
import { AltFields, isComplete } from './alt-fields.tsx';
import { base64Of } from './base64.ts';

const noTexts = { en: '', fr: '', de: '' };
/** A slow line needs a while for 8 MB. */
const uploadTimeout = 120_000;

/** Adds a picture to the library. */
export function UploadForm({ onUploaded }: { readonly onUploaded: () => void }) {
  const { locale, toasts } = usePlatform();
  const texts = mediaMessages(locale);
  const { failed } = studioMessages(locale);
  const calls = useStaffCalls('studio');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [alt, setAlt] = useState<Record<'en' | 'fr' | 'de', string>>(noTexts);
  const [isChecked, setChecked] = useState(false);
  const { isPending, error, run } = useMutation({ remote: 'studio' });
  const isTooLarge = file !== undefined && file.size > largestPicture;
  const upload = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!file || isTooLarge || name.trim() === '' || !isComplete(alt)) return;
    const done = await run(async () =>
      calls(uploadMedium, { body: { name, alt, data: await base64Of(file) } }, { timeout: uploadTimeout }),
    );
    if (!done) return;
    toasts.show({ tone: 'success', text: texts.uploaded });
    if (input.current) input.current.value = '';
    setFile(undefined);
    setName('');
    setAlt(noTexts);
    setChecked(false);
    onUploaded();
  };
  return (
    <section css={sheetStyle} aria-labelledby="upload-title">
      <Heading level={2} look="h3" id="upload-title">
        {texts.upload}
      </Heading>
      <form method="post" noValidate onSubmit={(event) => void upload(event)}>
        <Stack gap={3} css={{ maxWidth: '34rem' }}>
          {error && (
            <Alert tone="error" announce="alert">
              {error.message || failed}
            </Alert>
          )}
          <TextField
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            label={texts.file}
            hint={texts.fileHint}
            aria-required
            error={isTooLarge ? texts.tooLarge : isChecked && !file ? texts.fileMissing : undefined}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              setFile(chosen);
              if (chosen && name === '') setName(chosen.name.replace(/\.\w+$/, '').slice(0, 100));
            }}
          />
          <TextField
            label={texts.name}
            aria-required
            maxLength={100}
            error={isChecked && name.trim() === '' ? texts.nameMissing : undefined}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <AltFields alt={alt} isChecked={isChecked} onChange={setAlt} />
          <Button type="submit" css={{ justifySelf: 'start' }} loading={isPending} loadingText={texts.uploading}>
            {texts.upload}
          </Button>
        </Stack>
      </form>
    </section>
  );
}
