import { type FormEvent, useRef, useState } from 'react';
import { type OwnReview, writeReview } from 'shared-contracts/calls/reviews';
import type { OpinionSubject } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { fits, reviewLimits } from 'shared-contracts/review-limits';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { TextareaField } from 'shared-ui/textarea-field';
import { media, space } from 'shared-ui/tokens';
import { formMemory } from 'storefront-kit/form-memory';
import { writeReviewMessages } from '../../messages/write-review-messages.ts';
import { bodyOf, draftOf, emptyDraft, faultsOf, type ReviewDraft } from './review-draft.ts';
import { StarsField } from './stars-field.tsx';
import { useSignedInSending } from './use-signed-in-sending.ts';

const memory = formMemory('reviews');
const numbers = [1, 2, 3, 4, 5] as const;

interface ReviewFormProps {
  readonly subject: OpinionSubject;
  readonly own: OwnReview | undefined;
  readonly onDone: (review: OwnReview) => void;
}

/** The fields of a review. What is typed is kept over signing in and over a reload of the page. */
export function ReviewForm({ subject, own, onDone }: ReviewFormProps) {
  const { calls, locale } = usePlatform();
  const texts = writeReviewMessages(locale);
  const form = useRef<HTMLFormElement>(null);
  const { productId, sizes, isWorn } = subject;
  const [draft, setDraft] = useState<ReviewDraft>(() => ({
    ...(own ? draftOf(own) : emptyDraft),
    ...memory.read(productId),
  }));
  const [isChecked, setChecked] = useState(false);
  const { error, isPending, isGuest, send } = useSignedInSending();
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part };
    memory.keep(productId, next);
    setDraft(next);
  };
  const field = (name: keyof ReviewDraft) => ({
    name,
    value: draft[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [name]: value }),
  });
  const faults = faultsOf(draft);
  const bodyLength = draft.body.trim().length;
  const isNearlyFull = bodyLength > reviewLimits.body * 0.8;
  const refusedField = error?.is('REV410') ? error.details[0]?.field : undefined;
  // A text that is too long is marked as it is typed; what is missing, once it was sent.
  const lengthError = (name: 'title' | 'body' | 'nickname', most: number) => {
    if (faults[name] === 'tooLong') return texts.tooLong(most, draft[name].trim().length - most);
    return refusedField === name ? error?.message : undefined;
  };
  const missing = (name: keyof typeof faults) => isChecked && faults[name] === 'missing';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(faults).length > 0) {
      // The errors are shown with the next render.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const input = { params: { productId }, body: bodyOf(draft) };
    let sent: OwnReview | undefined;
    const isSent = await send(async () => {
      sent = await calls(writeReview, input);
    });
    if (!isSent || !sent) return;
    memory.forget(productId);
    onDone(sent);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isPending} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        <StarsField
          label={texts.stars}
          names={numbers.map((n) => texts[`star${n}`])}
          value={draft.score === '' ? undefined : Number(draft.score)}
          error={missing('score') ? texts.starsMissing : undefined}
          onChange={(score) => change({ score: String(score) })}
        />
        <TextField
          label={texts.headline}
          aria-required
          autoComplete="off"
          error={missing('title') ? texts.headlineMissing : lengthError('title', reviewLimits.title)}
          {...field('title')}
        />
        <TextareaField
          label={texts.text}
          hint={isNearlyFull ? texts.left(bodyLength, reviewLimits.body) : texts.textHint}
          rows={5}
          css={{ '& textarea': { maxHeight: '16rem' } }}
          aria-required
          error={missing('body') ? texts.textMissing : lengthError('body', reviewLimits.body)}
          {...field('body')}
        />
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: space[4],
            [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
          }}
        >
          {isWorn && (
            <SelectField
              label={texts.fit}
              optionalText={texts.optional}
              placeholder={texts.choose}
              options={fits.map((fit) => ({ value: fit, label: texts[fit] }))}
              {...field('fit')}
            />
          )}
          <SelectField
            label={texts.quality}
            optionalText={texts.optional}
            placeholder={texts.choose}
            options={numbers.map((n) => ({ value: String(n), label: texts[`quality${n}`] }))}
            {...field('quality')}
          />
          {sizes.length > 0 && (
            <SelectField
              label={texts.size}
              optionalText={texts.optional}
              placeholder={texts.choose}
              options={sizes.map(({ id, label }) => ({ value: id, label }))}
              {...field('size')}
            />
          )}
        </div>
        <TextField
          label={texts.nickname}
          hint={texts.nicknameHint}
          aria-required
          autoComplete="nickname"
          error={missing('nickname') ? texts.nicknameMissing : lengthError('nickname', reviewLimits.nickname)}
          {...field('nickname')}
        />
        {error && !refusedField && (
          <Alert tone="error" announce="alert">
            {error.message || texts.failed}
          </Alert>
        )}
        <Text look="small" tone="muted">
          {isGuest ? texts.guest : texts.check}
        </Text>
        <Button type="submit" size="large" loading={isPending} loadingText={texts.sending}>
          {isGuest ? texts.signInAndSend : texts.send}
        </Button>
      </fieldset>
    </form>
  );
}
