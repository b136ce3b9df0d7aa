import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { ErrorCircleIcon } from './icon.tsx';
import { color, control, media, motion, radius, space, target } from './tokens.ts';

/** What all fields share. Errors come from the form (react-hook-form's `errors.x?.message`). */
export interface FieldWords {
  label: ReactNode;
  /** Below the label: purpose or format. */
  hint?: ReactNode;
  /** The error of this field; sets aria-invalid. */
  error?: string | undefined;
  /** "optional", beside the label. Fields are required by default. */
  optionalText?: string;
}

/** Border, background, and type of inputs and selects. */
export const controlStyle = css({
  width: '100%',
  minHeight: control,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.input,
  background: color.surface,
  color: color.ink,
  // At least 16 px: below that, phones zoom in on focus.
  fontSize: '1rem',
  lineHeight: 1.5,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&:hover': { borderColor: color.ink },
  '&:disabled': { background: color.tile, color: color.muted, borderColor: color.line, cursor: 'not-allowed' },
  '&[readonly]': { background: color.tile },
  '&[aria-invalid=true]': { borderColor: color.sale, boxShadow: `inset 0 0 0 1px ${color.sale}` },
  [media.forcedColors]: { '&[aria-invalid=true]': { borderWidth: 2 } },
});

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  alignContent: 'start',
  minWidth: 0,
  // Without an error, the foot of the field is that of its input, beside which a button may stand: no row, and no gap.
  '& > [aria-live]:empty': { position: 'absolute' },
});
const labelLook = css({ fontSize: '.875rem', lineHeight: 1.4, fontWeight: 600, color: color.ink });
/** Offset of the input from the field's top, to align elements beside it, such as a button. */
export const labelHeight = `calc(.875rem * 1.4 + ${space[1]})`;
const optional = css({ fontWeight: 400, color: color.muted });
const hintLook = css({ fontSize: '.875rem', lineHeight: 1.4, color: color.muted });
const errorLook = css({
  display: 'flex',
  gap: space[1],
  // With the gap of the frame, 8 px below the field.
  marginBlockStart: space[1],
  fontSize: '.875rem',
  lineHeight: 1.4,
  fontWeight: 500,
  color: color.sale,
  '& svg': { flex: 'none', marginTop: '.05em' },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** The error line below a field: icon and text. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  // The live region exists before the error: a region inserted with content is often not announced.
  return (
    <div id={id} aria-live="polite">
      {children !== undefined && (
        <span css={errorLook}>
          <ErrorCircleIcon size={18} />
          <span>{children}</span>
        </span>
      )}
    </div>
  );
}

/** Ids and ARIA attributes of a control; `own` is the id given by the caller. */
export function useFieldIds(own: string | undefined, words: Pick<FieldWords, 'hint' | 'error'>) {
  const made = useId();
  const id = own ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [words.hint !== undefined && hintId, words.error !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      'aria-describedby': described === '' ? undefined : described,
      'aria-invalid': words.error !== undefined || undefined,
    },
  } as const;
}

/** "optional", beside a label. */
export function OptionalMark({ children }: { children: string | undefined }) {
  return children === undefined ? null : <span css={optional}> ({children})</span>;
}

interface FieldFrameProps extends FieldWords {
  ids: ReturnType<typeof useFieldIds>;
  /** Whether the hint is below the control. */
  hintBelow?: boolean;
  children: ReactNode;
  className?: string;
}

/** Label, hint, control, and error: the frame of every field. */
export function FieldFrame({
  label,
  hint,
  hintBelow = false,
  error,
  optionalText,
  ids,
  children,
  className,
}: FieldFrameProps) {
  const hintLine = hint !== undefined && (
    <div css={hintLook} id={ids.hintId}>
      {hint}
    </div>
  );
  return (
    <div css={frame} className={className}>
      <label css={labelLook} htmlFor={ids.id}>
        <span>{label}</span>
        <OptionalMark>{optionalText}</OptionalMark>
      </label>
      {!hintBelow && hintLine}
      {children}
      {hintBelow && hintLine}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  );
}

/** Styles of label, hint, and group, for fields with their own frame (groups of choices). */
export const fieldLooks = { frame, label: labelLook, hint: hintLook, target } as const;
