import { css, type SerializedStyles } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, type TypeRole, tabular, type } from './tokens.ts';

const roles = Object.fromEntries(Object.entries(type).map(([role, style]) => [role, css(style)])) as Record<
  TypeRole,
  SerializedStyles
>;

export type Tone = 'ink' | 'slate' | 'muted' | 'pine' | 'sale' | 'warning';

/** A line of 60 to 75 characters. */
const measure = css({ maxWidth: '66ch' });

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Heading level in the page outline. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Visual style; that of the level by default. `display` once per page. */
  look?: TypeRole;
}

/** A heading whose outline level and look are independent. */
export function Heading({ level = 2, look, ...rest }: HeadingProps) {
  const Tag: HeadingTag = `h${level}`;
  const role = look ?? (level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3');
  return <Tag css={roles[role]} {...rest} />;
}

export interface TextProps extends Omit<ComponentProps<'p'>, 'ref'> {
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong' | 'small' | 'figcaption';
  look?: TypeRole;
  tone?: Tone;
  weight?: 400 | 500 | 600;
  /** Tabular figures. */
  figures?: boolean;
  /** Limits the line to 66 characters. */
  measured?: boolean;
}

/** Running text in one of the type roles. */
export function Text({
  as: Tag = 'p',
  look = 'body',
  tone,
  weight,
  figures = false,
  measured = false,
  ...rest
}: TextProps) {
  return (
    <Tag
      css={[
        roles[look],
        tone && { color: color[tone] },
        weight && { fontWeight: weight },
        figures && tabular,
        measured && measure,
      ]}
      {...rest}
    />
  );
}

/** Visible to screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="visually-hidden" id={id}>
      {children}
    </span>
  );
}
