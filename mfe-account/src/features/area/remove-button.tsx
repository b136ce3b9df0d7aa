import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';

interface RemoveButtonProps {
  /** The item to remove, e.g. "Visa ending in 1111". */
  readonly name: string;
  /** The button's accessible name. */
  readonly label: string;
  /** Never rejects: the caller shows errors. @returns whether the item was removed */
  readonly onRemove: () => Promise<boolean>;
}

/** Removes an item after a confirmation in place of the button. */
export function RemoveButton({ name, label, onRemove }: RemoveButtonProps) {
  const texts = areaMessages(useLocale());
  const [step, setStep] = useState<'idle' | 'asking' | 'removing'>('idle');
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
  if (step === 'idle')
    return (
      <Button ref={first} variant="ghost" size="small" aria-label={label} onClick={() => setStep('asking')}>
        {texts.remove}
      </Button>
    );
  return (
    <fieldset>
      <legend css={{ fontSize: '.875rem', marginBottom: space[2] }}>{texts.confirmRemoval(name)}</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
        <Button
          ref={question}
          variant="secondary"
          size="small"
          loading={step === 'removing'}
          loadingText={texts.removing}
          onClick={() => {
            setStep('removing');
            void onRemove().then((gone) => {
              if (!gone) setStep('idle');
            });
          }}
        >
          {texts.confirm}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setStep('idle')}>
          {texts.keep}
        </Button>
      </div>
    </fieldset>
  );
}
