import { useLocation } from 'react-router-dom';
import type { Preview } from 'shared-contracts/preview';
import { Container } from 'shared-ui/layout';
import { color, space } from 'shared-ui/tokens';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';

/** Says that the page is a preview, as of when, and leads to what everybody sees. */
export function PreviewBar({ preview: { at } }: { readonly preview: Preview }) {
  const locale = useLocale();
  const texts = shellMessages(locale);
  const { pathname, search } = useLocation();
  // The server cannot know.
  const isFramed = !useIsHydrating() && window.parent !== window;
  const time =
    at && new Date(at).toLocaleString(locale.tag, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return (
    <aside aria-label={texts.preview} data-theme="dark" css={{ background: color.paper, color: color.ink }}>
      <Container
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: space[4],
          alignItems: 'center',
          paddingBlock: space[2],
          fontSize: '.875rem',
        }}
      >
        <strong>{texts.preview}</strong>
        <p>{time ? texts.previewAt(`${time} UTC`) : texts.previewNow}</p>
        {/* The page around a frame has its own way out. */}
        {!isFramed && (
          <a href={pathname + withoutPreview(search)} css={{ marginInlineStart: 'auto', paddingBlock: space[1] }}>
            {texts.leavePreview}
          </a>
        )}
      </Container>
    </aside>
  );
}

function withoutPreview(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['preview', 'previewDateTime', 'siteId', 'previewSegment']) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}
