import { css } from '@emotion/react';
import { type MouseEvent, type Ref, useId } from 'react';
import { ErrorCircleIcon } from './icon.tsx';
import { linkStyle } from './link.tsx';
import { color, radius, space } from './tokens.ts';

const box = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.sale}`,
  borderInlineStartWidth: 4,
  borderRadius: radius.card,
  background: color.errorFill,
  color: color.ink,
  '& > svg': { color: color.sale, marginTop: 1 },
  '&:focus': { outline: `2px solid ${color.glacier}`, outlineOffset: 2 },
});
const title = css({ fontWeight: 600 });
const list = css({ display: 'grid', marginTop: space[1] });
const entry = css({ display: 'inline-block', overflowWrap: 'anywhere', paddingBlock: space[1] });

export interface FormErrorSummaryProps {
  /** "2 entries need another look" */
  title: string;
  /** `fieldId` is the control's id; the link focuses it. */
  errors: readonly { fieldId: string; text: string }[];
  ref?: Ref<HTMLElement>;
}

/** The errors of a failed submit, each linked to its field. Shown above the form and focused by its ref. */
export function FormErrorSummary({ title: titleText, errors, ref }: FormErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  const goTo = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId);
    if (field === null) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  };
  return (
    <section css={box} ref={ref} tabIndex={-1} aria-labelledby={id}>
      <ErrorCircleIcon size={22} />
      <div>
        <p css={title} id={id}>
          {titleText}
        </p>
        <ul css={list}>
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a
                css={[linkStyle, entry, { color: color.sale }]}
                href={`#${fieldId}`}
                onClick={(event) => goTo(event, fieldId)}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
