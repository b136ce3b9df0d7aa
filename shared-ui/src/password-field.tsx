import { css } from '@emotion/react';
import { type InputEvent, useState } from 'react';
import { CheckCircleIcon, EyeIcon, EyeOffIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { color, media, space } from './tokens.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  gap: `${space[1]} ${space[5]}`,
  marginTop: space[2],
  fontSize: '.875rem',
  lineHeight: 1.4,
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const line = css({ display: 'flex', gap: '.375rem', alignItems: 'start', color: color.muted });
// Not bolder than before: what is met would move its neighbors.
const met = css({ color: color.pine });
const mark = css({ flex: 'none', display: 'grid', placeItems: 'center start', width: 16, height: '1.4em' });
const dot = css({ width: 6, height: 6, borderRadius: '50%', background: 'currentColor' });

export interface PasswordCheck {
  /** "An upper-case letter" */
  text: string;
  passes: (password: string) => boolean;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'shape' | 'icon' | 'prefix'> {
  showLabel: string;
  hideLabel: string;
  /** Live list of the rules of a new password. Omitted when signing in. */
  checks?: readonly PasswordCheck[];
  /** Announced after a rule: "done", "missing". */
  metText?: string;
  unmetText?: string;
}

/** A password field with a reveal button and a live list of rules. */
export function PasswordField({
  showLabel,
  hideLabel,
  checks,
  metText,
  unmetText,
  onInput,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const read = (event: InputEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onInput?.(event);
  };
  return (
    <div>
      <TextField
        {...rest}
        type={shown ? 'text' : 'password'}
        onInput={read}
        autoCapitalize="none"
        spellCheck={false}
        end={
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {checks !== undefined && (
        <ul css={list}>
          {checks.map(({ text, passes }) => {
            const isMet = passes(typed);
            return (
              <li key={text} css={[line, isMet && met]}>
                <span css={mark}>{isMet ? <CheckCircleIcon size={16} /> : <span css={dot} />}</span>
                <span>
                  {text}
                  <span className="visually-hidden">: {isMet ? metText : unmetText}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
