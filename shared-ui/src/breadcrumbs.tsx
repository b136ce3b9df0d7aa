import { css } from '@emotion/react';
import { ChevronLeftIcon } from './icon.tsx';
import { quietLinkStyle } from './link.tsx';
import { color, media, space } from './tokens.ts';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: '.875rem',
  lineHeight: 1.3,
  color: color.muted,
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  '&:not(:last-of-type)::after': { content: '"/"/""', marginInline: space[2], color: color.inputBorder },
  // Phones show only one step back.
  [media.belowTablet]: { '&:not([data-parent])': { display: 'none' }, '&::after': { display: 'none' } },
});
const link = css({ display: 'inline-flex', alignItems: 'center', gap: space[1], minHeight: '2.75rem' });
const back = css({ [media.tablet]: { display: 'none' } });
const here = css({ color: color.ink });

export interface Crumb {
  text: string;
  /** Undefined for the last: the current page. */
  href?: string;
}

/** Breadcrumbs; on a phone only one step back. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  const parent = crumbs.findLastIndex((crumb) => crumb.href !== undefined);
  return (
    <nav aria-label={label}>
      <ol css={list}>
        {crumbs.map(({ text, href }, index) => (
          <li key={href ?? text} css={item} data-parent={index === parent ? '' : undefined}>
            {href === undefined ? (
              <span css={here} aria-current="page">
                {text}
              </span>
            ) : (
              <a css={[quietLinkStyle, link]} href={href}>
                {index === parent && (
                  <span css={back}>
                    <ChevronLeftIcon size={18} />
                  </span>
                )}
                <span>{text}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
