import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { type PhotoSubject, photoLimits } from 'shared-contracts/photo-limits';
import { usePlatform } from 'shared-contracts/platform';
import type { SocialError } from 'shared-contracts/social-media';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { Dialog } from 'shared-ui/dialog';
import { linkStyle } from 'shared-ui/link';
import { ProgressBar } from 'shared-ui/progress-bar';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { TextareaField } from 'shared-ui/textarea-field';
import { radius, space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import type { FileProblem } from 'storefront-kit/picture-file';
import { connectSocialMedia, SocialMediaError, uploadSteps } from 'storefront-kit/social-media';
import { addPhotoMessages } from '../../messages/add-photo-messages.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';
import type { Connection } from './use-photos.ts';

interface Props {
  readonly subject: PhotoSubject;
  readonly name: string;
}

/** Sends a shopper's photo to the social media service, where it waits for a moderator. */
export default function AddPhotoDialog({
  props: { subject, name },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Props>) {
  const { locale, config } = usePlatform();
  const texts = addPhotoMessages(locale);
  const [isDone, setDone] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={isDone ? () => resolve() : dismiss}
      onClosed={onClosed}
      title={texts.title(name)}
      closeLabel={texts.close}
    >
      {isDone && (
        <div role="status" css={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
          <Heading level={3}>{texts.doneTitle}</Heading>
          <Text>{texts.doneText}</Text>
          <Button onClick={() => resolve()}>{texts.done}</Button>
        </div>
      )}
      {!isDone && config.socialMedia && (
        <PhotoForm connection={config.socialMedia} subject={subject} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

/** What was typed, kept while the page is open: a press beside the dialog must not cost it. */
const typed = { caption: '', name: '' };

type Chosen = PreparedPhoto | FileProblem | 'fileMissing';
const isPrepared = (chosen: Chosen): chosen is PreparedPhoto => typeof chosen === 'object';

const failures: Readonly<Partial<Record<SocialError, 'duplicate' | 'unusable' | 'tooMany'>>> = {
  duplicate: 'duplicate',
  too_large: 'unusable',
  unsupported_type: 'unusable',
  unusable_picture: 'unusable',
  too_many_requests: 'tooMany',
};

/** What each step of sending does. */
const steps = ['stepPicture', 'stepName', 'stepDescription'] as const;

interface PhotoFormProps {
  readonly connection: Connection;
  readonly subject: PhotoSubject;
  readonly onDone: () => void;
}

function PhotoForm({ connection, subject, onDone }: PhotoFormProps) {
  const { locale } = usePlatform();
  const texts = addPhotoMessages(locale);
  const service = useMemo(() => connectSocialMedia(connection), [connection]);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Chosen>('fileMissing');
  const [caption, setCaption] = useState(typed.caption);
  const [name, setName] = useState(typed.name);
  const [hasConsent, setConsent] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [step, setStep] = useState<number>();
  const [failure, setFailure] = useState<'failed' | 'duplicate' | 'unusable' | 'tooMany'>();
  const isSending = step !== undefined;
  const latest = useRef<File>(undefined);
  const sending = useRef(false);

  const errors = {
    file: isPrepared(chosen) || (chosen === 'fileMissing' && !isChecked) ? undefined : texts[chosen],
    caption: isChecked && caption.trim() === '' ? texts.captionMissing : undefined,
    name: isChecked && name.trim() === '' ? texts.nameMissing : undefined,
    consent: isChecked && !hasConsent ? texts.consentMissing : undefined,
  };

  async function choose(file: File | undefined) {
    latest.current = file;
    setFailure(undefined);
    const prepared = file ? await preparePhoto(file) : 'fileMissing';
    // Another file may have been chosen while this one was read.
    if (latest.current === file) setChosen(prepared);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const fields = { caption: caption.trim(), name: name.trim() };
    if (!isPrepared(chosen) || fields.caption === '' || fields.name === '' || !hasConsent) {
      // The errors are shown with the next render.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    try {
      await service.send({ ...fields, file: chosen.file, language: locale.language, subject }, setStep);
      Object.assign(typed, { caption: '', name: fields.name });
      onDone();
    } catch (error) {
      const code = error instanceof SocialMediaError ? error.code : 'unavailable';
      console.warn('The photo could not be sent', error);
      setFailure(code === 'unavailable' ? 'failed' : (failures[code] ?? 'failed'));
    } finally {
      sending.current = false;
      setStep(undefined);
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isSending} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        <TextField
          type="file"
          accept="image/*"
          label={texts.file}
          hint={texts.fileHint}
          aria-required
          error={errors.file}
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
        {isPrepared(chosen) && <Preview canvas={chosen.canvas} label={texts.preview} />}
        <TextareaField
          label={texts.caption}
          hint={texts.captionHint}
          rows={2}
          maxLength={photoLimits.caption}
          aria-required
          error={errors.caption}
          value={caption}
          onChange={({ currentTarget: { value } }) => {
            typed.caption = value;
            setCaption(value);
          }}
          css={{ '& textarea': { minHeight: '4.5rem' } }}
        />
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="nickname"
          maxLength={photoLimits.name}
          aria-required
          error={errors.name}
          value={name}
          onChange={({ currentTarget: { value } }) => {
            typed.name = value;
            setName(value);
          }}
        />
        <Checkbox
          label={texts.consent}
          hint={
            <LegalLink page="photos" css={linkStyle}>
              {texts.terms}
            </LegalLink>
          }
          aria-required
          error={errors.consent}
          checked={hasConsent}
          onChange={({ currentTarget }) => setConsent(currentTarget.checked)}
        />
        {failure && (
          <Alert tone="error" announce="alert">
            {texts[failure]}
          </Alert>
        )}
        {isSending && (
          <div role="status">
            <ProgressBar value={step} max={uploadSteps} label={texts[steps[step] ?? 'sending']} />
          </div>
        )}
        <Button type="submit" size="large" loading={isSending} loadingText={texts.sending}>
          {texts.send}
        </Button>
      </fieldset>
    </form>
  );
}

/** The picture that is sent: a canvas, since a picture of the page's own making has no address that the policy allows. */
function Preview({ canvas, label }: { readonly canvas: HTMLCanvasElement; readonly label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.replaceChildren(canvas), [canvas]);
  return (
    <div
      ref={frame}
      role="img"
      aria-label={label}
      css={{
        '& > canvas': { display: 'block', maxWidth: '100%', maxHeight: '14rem', borderRadius: radius.card },
      }}
    />
  );
}
