import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';

interface TwoStepButtonProps {
  /** The button's accessible name, when its words are not enough. */
  readonly label?: string;
  /** `danger` for what deletes more than an entry of a list. */
  readonly look?: 'ghost' | 'danger';
  readonly texts: {
    /** On the button. */
    readonly start: string;
    readonly question: string;
    readonly confirm: string;
    readonly confirming: string;
    readonly keep: string;
  };
  /** Never rejects: the caller shows errors. @returns whether it was done, after which the button is gone */
  readonly onConfirm: () => Promise<boolean>;
}

/** A button for what cannot be undone: asks in its place before it acts. */
export function TwoStepButton({ texts, label, look = 'ghost', onConfirm }: TwoStepButtonProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'acting'>('idle');
  const first = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (step === 'asking') question.current?.focus();
    // A refusal may have moved the focus to a field.
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (step === 'idle' && asked.current && isFocusLost) first.current?.focus();
    asked.current = step !== 'idle';
  }, [step]);
  const size = look === 'danger' ? 'medium' : 'small';
  if (step === 'idle')
    return (
      <Button
        ref={first}
        variant={look}
        size={size}
        flush={look === 'ghost'}
        aria-label={label}
        onClick={() => setStep('asking')}
      >
        {texts.start}
      </Button>
    );
  return (
    <fieldset>
      <legend css={{ fontSize: '.875rem', marginBottom: space[2] }}>{texts.question}</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` }}>
        <Button
          ref={question}
          variant={look === 'danger' ? 'danger' : 'secondary'}
          size={size}
          loading={step === 'acting'}
          loadingText={texts.confirming}
          // Who holds Enter down on the first button has not answered the question.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => {
            setStep('acting');
            void onConfirm().then((isDone) => {
              if (!isDone) setStep('idle');
            });
          }}
        >
          {texts.confirm}
        </Button>
        {step === 'asking' && (
          <Button variant="ghost" size={size} flush onClick={() => setStep('idle')}>
            {texts.keep}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
