import { css } from '@emotion/react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MenuNode } from 'shared-contracts/calls/content';
import { ChevronDownIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { color, layer, media, motion, space, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';

/** Milliseconds of hover before an entry opens, so that crossing the bar opens nothing. */
const hoverDelay = 120;

const bar = css({ display: 'none', [media.wide]: { display: 'flex', gap: space[1] } });
const entry = css({ display: 'flex', alignItems: 'center' });
const entryLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space[3],
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 500,
  '&:hover, &[data-open=true]': {
    textDecoration: 'underline',
    textDecorationColor: color.ember,
    textDecorationThickness: '2px',
    textUnderlineOffset: '.5em',
  },
});
const toggle = css({
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: '2.75rem',
  width: '1.5rem',
  marginInlineStart: '-.75rem',
  '& svg': { transition: `transform ${motion.fast} ${motion.ease}` },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});
const panel = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: layer.menu,
  background: color.paper,
  borderBlock: `1px solid ${color.line}`,
  boxShadow: '0 24px 32px #0000001f',
  paddingBlock: `${space[6]} ${space[7]}`,
});
const columns = css({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[6] });
const columnTitle = css({ ...type.small, fontWeight: 600, color: color.muted, marginBottom: space[2] });
const panelLink = css({
  display: 'inline-block',
  paddingBlock: '.375rem',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
});

/** The three-level menu of large screens: by hover, click, and keyboard. */
export function MegaMenu({ nodes }: { readonly nodes: readonly MenuNode[] }) {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const texts = shellMessages(useLocale());
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = (id: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), delay);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || open === undefined) return;
    event.currentTarget.querySelector<HTMLElement>(`[aria-controls="menu-${open}"]`)?.focus();
    setOpen(undefined);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined);
  };

  return (
    <nav
      css={bar}
      aria-label={texts.mainNavigation}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerLeave={(event) => event.pointerType === 'mouse' && rest(undefined, 2 * hoverDelay)}
    >
      {nodes.map((node) => (
        <div
          key={node.id}
          css={entry}
          onPointerEnter={(event) =>
            event.pointerType === 'mouse' && rest(node.columns.length > 0 ? node.id : undefined, hoverDelay)
          }
        >
          <Link to={node.target.url} css={entryLink} data-open={open === node.id}>
            {node.title}
          </Link>
          {node.columns.length > 0 && (
            <button
              type="button"
              css={toggle}
              aria-expanded={open === node.id}
              aria-controls={`menu-${node.id}`}
              aria-label={node.title}
              onClick={() => setOpen(open === node.id ? undefined : node.id)}
            >
              <ChevronDownIcon size={14} />
            </button>
          )}
          {open === node.id && <Panel node={node} />}
        </div>
      ))}
    </nav>
  );
}

function Panel({ node }: { readonly node: MenuNode }) {
  const texts = shellMessages(useLocale());
  return (
    <div id={`menu-${node.id}`} css={panel}>
      <Container css={columns}>
        {node.columns.map((column) => (
          <div key={column.id}>
            <p css={columnTitle}>{column.title}</p>
            <ul>
              {column.links.map((link) => (
                <li key={link.id}>
                  <Link to={link.target.url} css={panelLink}>
                    {link.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {node.menuBanner && (
          <Link to={node.menuBanner.target.url} css={{ color: 'inherit', textDecoration: 'none', gridColumn: 4 }}>
            <Picture
              {...node.menuBanner.picture}
              sizes="320px"
              cover
              css={{ aspectRatio: '4 / 3', borderRadius: '6px', width: '100%' }}
            />
            <p css={{ ...type.h3, marginTop: space[3] }}>{node.menuBanner.title}</p>
            <p css={{ textDecoration: 'underline', textUnderlineOffset: '.25em' }}>{node.menuBanner.target.text}</p>
          </Link>
        )}
        <p css={{ gridColumn: '1 / -1' }}>
          <Link to={node.target.url} css={[panelLink, { fontWeight: 600 }]}>
            {texts.shopAll(node.title)}
          </Link>
        </p>
      </Container>
    </div>
  );
}
