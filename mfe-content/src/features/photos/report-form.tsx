import { type FormEvent, useRef, useState } from 'react';
import { photoLimits } from 'shared-contracts/photo-limits';
import { usePlatform } from 'shared-contracts/platform';
import { type ReportReason, reportReasons } from 'shared-contracts/social-media';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { TextareaField } from 'shared-ui/textarea-field';
import { type SocialMedia, SocialMediaError } from 'storefront-kit/social-media';
import { photoWallMessages } from '../../messages/photo-wall-messages.ts';

type State = 'closed' | 'open' | 'sending' | 'reported' | 'reportFailed' | 'reportGone' | 'tooMany';

interface ReportFormProps {
  readonly service: SocialMedia;
  readonly photoId: string;
}

/** Reports a photo to the moderators. */
export function ReportForm({ service, photoId }: ReportFormProps) {
  const texts = photoWallMessages(usePlatform().locale);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>('closed');
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!reason) return form.current?.querySelector('input')?.focus();
    if (state === 'sending') return;
    setState('sending');
    try {
      await service.report(photoId, { reason, text });
      setState('reported');
    } catch (error) {
      const code = error instanceof SocialMediaError ? error.code : undefined;
      console.warn('The report could not be sent', error);
      setState(code === 'not_found' ? 'reportGone' : code === 'too_many_requests' ? 'tooMany' : 'reportFailed');
    }
  };
  if (state === 'reported' || state === 'reportGone')
    return (
      <Alert tone={state === 'reported' ? 'success' : 'info'} announce="status">
        {texts[state]}
      </Alert>
    );
  if (state === 'closed')
    return (
      <Button variant="link" size="small" css={{ justifySelf: 'start' }} onClick={() => setState('open')}>
        {texts.report}
      </Button>
    );
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <RadioGroup label={texts.reportTitle} error={isChecked && !reason ? texts.reasonMissing : undefined}>
          {reportReasons.map((one, at) => (
            <RadioCard
              key={one}
              name="reason"
              label={texts[one]}
              // The form opens where the shopper has pressed.
              autoFocus={at === 0}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
        </RadioGroup>
        <TextareaField
          label={texts.reportText}
          optionalText={texts.optional}
          rows={2}
          maxLength={photoLimits.reportText}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {(state === 'reportFailed' || state === 'tooMany') && (
          <Alert tone="error" announce="alert">
            {texts[state]}
          </Alert>
        )}
        <Row>
          <Button type="submit" loading={state === 'sending'} loadingText={texts.sending}>
            {texts.sendReport}
          </Button>
          <Button variant="ghost" onClick={() => setState('closed')}>
            {texts.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
