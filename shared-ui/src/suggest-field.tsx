import { css } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { color, layer, radius, space } from './tokens.ts';

const listLook = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: layer.menu,
  marginTop: space[1],
  paddingBlock: space[2],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: '0 12px 32px #0000002e',
});
const optionLook = css({
  width: '100%',
  textAlign: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  paddingInline: space[3],
  cursor: 'pointer',
  '&[aria-selected=true], &:hover': { background: color.tile },
});

export interface SuggestFieldProps extends TextFieldProps {
  /** What is offered, best first. New ones open the list while the field has the focus. */
  options: readonly { readonly key: string; readonly content: ReactNode }[];
  /** The name of the list. */
  listLabel: string;
  /** Number of suggestions, for screen readers. */
  countText: string;
  onChoose: (index: number) => void;
}

/** A text field that offers what could be meant below it: by arrow keys and Enter, or a press; Escape puts the list away. */
export function SuggestField({
  options,
  listLabel,
  countText,
  onChoose,
  onKeyDown,
  onBlur,
  ...rest
}: SuggestFieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => {
    // They may come late: who has gone on must not find the next field covered.
    setOpen(options.length > 0 && place.current?.contains(document.activeElement) === true);
    setActive(-1);
  }, [options]);
  const shown = open && options.length > 0;

  function choose(index: number): void {
    setOpen(false);
    onChoose(index);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key === 'ArrowDown' && options.length > 0) {
      setOpen(true);
      setActive((active + 1) % options.length);
    } else if (event.key === 'ArrowUp' && shown) setActive((Math.max(active, 0) - 1 + options.length) % options.length);
    else if (event.key === 'Enter' && shown && active >= 0) choose(active);
    else {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
  }

  return (
    <div ref={place} css={{ position: 'relative', minWidth: 0 }}>
      <TextField
        {...rest}
        onKeyDown={handleKey}
        onBlur={(event) => {
          setOpen(false);
          onBlur?.(event);
        }}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
      />
      <div id={`${id}-list`} role="listbox" aria-label={listLabel} hidden={!shown} css={listLook}>
        {options.map(({ key, content }, index) => (
          <button
            type="button"
            key={key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            css={optionLook}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {content}
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {shown && countText}
      </p>
    </div>
  );
}
