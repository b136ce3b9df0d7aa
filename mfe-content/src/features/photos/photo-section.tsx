import { css } from '@emotion/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { addPhotoDialog } from 'shared-contracts/dialogs/content';
import type { PhotoSubject } from 'shared-contracts/photo-limits';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { useConsent } from 'storefront-kit/use-consent';
import { useIsNear } from 'storefront-kit/use-is-near';
import { photoMessages } from '../../messages/photo-messages.ts';
import type { PhotoWallProps } from './photo-wall.tsx';

/** Milliseconds after which the gallery is created (docs/spec/content.md section 9.1). */
const creationDelay = 500;

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${space[3]} ${space[6]}`,
});
// Everything lies in one cell, whose height is that of the photos, so that nothing below moves when they come.
const place = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
});
const room = css({
  visibility: 'hidden',
  paddingBottom: '3.5rem',
  '& > span': { display: 'block', width: 'calc(100% / 1.6)', aspectRatio: '4 / 5' },
  [media.tablet]: { '& > span': { width: `calc((100% - 2 * ${space[3]}) / 3)` } },
  [media.desktop]: { '& > span': { width: `calc((100% - 4 * ${space[3]}) / 5)` } },
});

interface PhotoSectionProps {
  readonly subject: PhotoSubject;
  /** Of the product or the category. */
  readonly name: string;
}

/**
 * Photos of shoppers. The page brings the heading and their room; code and photos come in the browser, when the section is
 * near the screen. Without the service, the page has no section.
 */
export function PhotoSection({ subject, name }: PhotoSectionProps) {
  const { config, locale, dialogs } = usePlatform();
  const texts = photoMessages(locale);
  const section = useRef<HTMLDivElement>(null);
  const { status, allowed } = useConsent();
  const [isWanted, setWanted] = useState(false);
  // The service belongs to somebody else, and learns of each visitor whom it shows photos to.
  const mayLoad = allowed.functional || isWanted;
  const Wall = useNearbyWall(section, mayLoad);
  const { socialMedia } = config;
  if (!socialMedia || Wall === 'failed') return null;
  return (
    <Container
      as="section"
      aria-labelledby="photos"
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[5],
        paddingBlock: `${space[7]} ${space[5]}`,
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <div css={head}>
        <div css={{ display: 'grid', gap: space[1] }}>
          <Heading level={2} id="photos">
            {texts.title}
          </Heading>
          <Text tone="slate" measured>
            {texts.intro(config.shopName)}
          </Text>
        </div>
        <Button variant="secondary" onClick={() => void dialogs.open(addPhotoDialog, { subject, name })}>
          {texts.add}
        </Button>
      </div>
      <div ref={section} css={place} aria-busy={Wall === 'loading' || undefined}>
        <div css={room} aria-hidden="true">
          <span />
        </div>
        {status !== 'unknown' && !mayLoad && (
          <div css={{ display: 'grid', gap: space[3], alignContent: 'start', justifyItems: 'start' }}>
            <Text measured>{texts.elsewhere}</Text>
            <Button variant="secondary" onClick={() => setWanted(true)}>
              {texts.show}
            </Button>
          </div>
        )}
        {Wall === 'loading' && <span className="visually-hidden">{texts.loading}</span>}
        {Wall !== 'far' && Wall !== 'loading' && <Wall connection={socialMedia} subject={subject} />}
      </div>
    </Container>
  );
}

type Wall = ComponentType<PhotoWallProps>;

/** The photos' component, once it may load, the section is near the screen, and its code is there. */
function useNearbyWall(
  section: { readonly current: Element | null },
  mayLoad: boolean,
): Wall | 'far' | 'loading' | 'failed' {
  const { report } = usePlatform();
  const isNear = useIsNear(section, { isAsked: mayLoad, delay: creationDelay });
  // In an object: React would call a function in order to get the state.
  const [{ loaded }, setLoaded] = useState<{ readonly loaded: Wall | 'loading' | 'failed' }>({ loaded: 'loading' });
  useEffect(() => {
    if (!isNear) return;
    import('./photo-wall.tsx').then(
      ({ PhotoWall }) => setLoaded({ loaded: PhotoWall }),
      (error: unknown) => {
        report(error, { remote: 'content', phase: 'load' });
        setLoaded({ loaded: 'failed' });
      },
    );
  }, [isNear, report]);
  return isNear ? loaded : 'far';
}
