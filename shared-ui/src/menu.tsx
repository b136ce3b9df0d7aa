import { css } from '@emotion/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonStyle } from './button.tsx';
import { ChevronDownIcon } from './icon.tsx';
import { iconButtonStyle } from './icon-button.tsx';
import { color, layer, motion, radius, space } from './tokens.ts';

const frame = css({ position: 'relative', display: 'inline-block' });
const panel = css({
  position: 'absolute',
  zIndex: layer.menu,
  insetBlockStart: `calc(100% + ${space[1]})`,
  minWidth: '100%',
  width: 'max-content',
  maxWidth: 'min(22rem, 100vw - 2rem)',
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: '0 12px 32px #00000024',
});
const ends = { start: css({ insetInlineStart: 0 }), end: css({ insetInlineEnd: 0 }) };
const chevron = css({
  transition: `transform ${motion.fast} ${motion.ease}`,
  '[aria-expanded=true] > &': { rotate: '180deg' },
});

/** Styles of a menu item, for links and buttons: `<a css={menuItemStyle} href=…>`. */
export const menuItemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.input,
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  '&:hover': { background: color.tile },
  '&[aria-current]': { fontWeight: 600 },
});

export interface MenuProps {
  /** The button's words. */
  label: string;
  icon?: ReactNode;
  /** Whether the icon stands alone, with the words for its name. */
  look?: 'words' | 'icon';
  align?: 'start' | 'end';
  onOpen?: () => void;
  children: ReactNode;
}

/** A button that opens a small panel of links; closes on Escape, on a press elsewhere, and when the focus leaves. */
export function Menu({ label, icon, look = 'words', align = 'start', onOpen, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const element = place.current;
    if (!isOpen || element === null) return;
    const closeOutside = (to: EventTarget | null) => {
      if (to instanceof Node && !element.contains(to)) setOpen(false);
    };
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('pointerdown', (event) => closeOutside(event.target), { signal });
    element.addEventListener('focusout', (event) => closeOutside(event.relatedTarget), { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      },
      { signal },
    );
    return () => gone.abort();
  }, [isOpen]);

  return (
    <div ref={place} css={frame}>
      <button
        ref={button}
        type="button"
        css={look === 'icon' ? iconButtonStyle : buttonStyle({ variant: 'ghost', size: 'small' })}
        {...(look === 'icon' ? { 'aria-label': label, title: label } : {})}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen) onOpen?.();
        }}
      >
        {icon}
        {look === 'words' && (
          <>
            {label}
            <span css={chevron}>
              <ChevronDownIcon size={18} />
            </span>
          </>
        )}
      </button>
      <div css={[panel, ends[align]]} id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
