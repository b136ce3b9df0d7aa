import { css } from '@emotion/react';
import { type InputEvent, useState } from 'react';
import { CheckCircleIcon, EyeIcon, EyeOffIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { color, space } from './tokens.ts';

const list = css({ display: 'grid', gap: space[1], marginTop: space[2], fontSize: '.875rem', lineHeight: 1.4 });
const line = css({ display: 'flex', gap: space[2], alignItems: 'center', color: color.muted });
const met = css({ color: color.pine, fontWeight: 500 });
const open = css({ width: 18, height: 18, flex: 'none', display: 'grid', placeItems: 'center' });
const dot = css({ width: 5, height: 5, borderRadius: '50%', background: 'currentColor' });

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
                <span css={open}>{isMet ? <CheckCircleIcon size={18} /> : <span css={dot} />}</span>
                {text}
                <span className="visually-hidden">{isMet ? metText : unmetText}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
