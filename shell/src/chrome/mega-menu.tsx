import { css } from '@emotion/react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MenuNode } from 'shared-contracts/calls/chrome';
import { ChevronDownIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { color, layer, media, motion, space, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';
import { columnsOf, opensPanel, shopAllOf } from './menu-entries.ts';
import { MenuEntryIcon } from './menu-icon.tsx';

/** Milliseconds of hover before an entry opens, so that crossing the bar opens nothing. */
const hoverDelay = 120;

// The height of section 9.1; the links in it reach above and below for fingers.
const bar = css({
  display: 'none',
  [media.wide]: { display: 'flex', gap: space[1], height: '2.35rem', alignItems: 'center' },
});
const entry = css({ display: 'flex', alignItems: 'center' });
const entryLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
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
const selectors = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: space[4] });
const columnTitle = css({ ...type.small, fontWeight: 600, color: color.muted, marginBottom: space[2] });
const panelLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: '.375rem',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
});

/** Moves the focus between the entries of the bar; undefined when the key does not. */
function nextEntry(entries: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key === 'ArrowRight') return entries[(at + 1) % entries.length];
  if (key === 'ArrowLeft') return entries.at(at - 1);
  return undefined;
}

/** The three-level menu of large screens: by hover, click, and keyboard. */
export function MegaMenu({ nodes }: { readonly nodes: readonly MenuNode[] }) {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The panel that the mouse was last moved to; undefined for none. */
  const aim = useRef<string>(undefined);
  const texts = shellMessages(useLocale());
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = (id: string | undefined, delay: number) => {
    if (aim.current === id) return;
    aim.current = id;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), delay);
  };
  /** At once, whatever a resting mouse was about to do. */
  const show = (id: string | undefined) => {
    clearTimeout(timer.current);
    setOpen(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const nav = event.currentTarget;
    if (event.key === 'Escape' && open !== undefined) {
      nav.querySelector<HTMLElement>(`[aria-controls="menu-${open}"]`)?.focus();
      show(undefined);
      return;
    }
    // Within a panel, the arrows scroll as everywhere.
    if (event.target instanceof Element && event.target.closest('[id^="menu-"]')) return;
    const entry = nextEntry([...nav.querySelectorAll<HTMLElement>('[data-entry]')], event.key);
    if (!entry) return;
    event.preventDefault();
    show(undefined);
    entry.querySelector<HTMLElement>('a, button')?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) show(undefined);
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
          data-entry
          // Not on entering: a page that scrolls beneath a mouse at rest must not open what comes to lie there.
          onPointerMove={(event) =>
            event.pointerType === 'mouse' && rest(opensPanel(node) ? node.id : undefined, hoverDelay)
          }
        >
          <Link to={node.target.url} css={entryLink} data-open={open === node.id}>
            <MenuEntryIcon name={node.menuIcon} />
            {node.title}
          </Link>
          {opensPanel(node) && (
            <button
              type="button"
              css={toggle}
              aria-expanded={open === node.id}
              aria-controls={`menu-${node.id}`}
              aria-label={node.title}
              onClick={() => show(open === node.id ? undefined : node.id)}
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
  const shopAll = shopAllOf(node, 'large', texts.shopAll);
  return (
    <div id={`menu-${node.id}`} css={panel}>
      <Container css={columns}>
        {columnsOf(node).map((column) => (
          <div key={column.id}>
            <p css={columnTitle} className={column.titleVisibility === 'hidden' ? 'visually-hidden' : undefined}>
              {column.title}
            </p>
            <ul>
              {column.links.map((link) => (
                <li key={link.id}>
                  <Link to={link.target.url} css={panelLink}>
                    <MenuEntryIcon name={link.menuIcon} />
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
        <VisualSelectors node={node} />
        {shopAll && (
          <p css={{ gridColumn: '1 / -1' }}>
            <Link to={shopAll.url} css={[panelLink, { fontWeight: 600 }]}>
              {shopAll.text}
            </Link>
          </p>
        )}
      </Container>
    </div>
  );
}

/** Links with pictures, such as the kinds of jackets. */
function VisualSelectors({ node: { visualSelectors = [], visualSelectorsTitle } }: { readonly node: MenuNode }) {
  if (visualSelectors.length === 0) return null;
  return (
    <div css={{ gridColumn: '1 / -1' }}>
      {visualSelectorsTitle && <p css={columnTitle}>{visualSelectorsTitle}</p>}
      <ul css={selectors}>
        {visualSelectors.map(({ id, target, picture }) => (
          <li key={id}>
            <Link to={target.url} css={{ ...type.small, color: 'inherit', textDecoration: 'none' }}>
              <Picture
                {...picture}
                alt=""
                sizes="160px"
                cover
                css={{ aspectRatio: '1', borderRadius: '6px', width: '100%', background: color.tile }}
              />
              {target.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
