import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { tillMessages } from '../../messages/till-messages.ts';

/** Takes codes in, typed or from a scanner, which types them and ends with Enter. */
export function ScanField({ onCode }: { readonly onCode: (code: string) => void }) {
  const texts = tillMessages(useLocale());
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);

  useEffect(() => {
    field.current?.focus();
    /** A scanner types wherever the focus is: the character goes where the focus is after this event. */
    const catchKey = ({ altKey, ctrlKey, key, metaKey, target }: KeyboardEvent) => {
      if (!/^[\w-]$/.test(key) || altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.matches('input, textarea, select')) return;
      // Behind an open dialog it takes no focus.
      field.current?.focus();
    };
    window.addEventListener('keydown', catchKey, true);
    return () => window.removeEventListener('keydown', catchKey, true);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    const code = input?.value.trim() ?? '';
    setEmpty(code === '');
    if (input) input.value = '';
    input?.focus();
    if (code !== '') onCode(code);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[3], alignItems: 'start' }}
    >
      <TextField
        ref={field}
        label={texts.scanLabel}
        hint={texts.scanHint}
        hintBelow
        name="code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="numeric"
        enterKeyHint="done"
        maxLength={200}
        error={isEmpty ? texts.scanEmpty : undefined}
      />
      <Button type="submit" size="large" css={{ marginTop: space[5] }}>
        {texts.add}
      </Button>
    </form>
  );
}
