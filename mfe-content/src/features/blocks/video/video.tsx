import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { PauseIcon, PlayIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { Container } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { blockMessages } from '../../../messages/block-messages.ts';
import type { BlockProps } from '../block-props.ts';
import { CropPicture } from '../parts/crop-picture.tsx';
import { keyed } from '../parts/keyed.ts';

type Video = BlockOf<'video'>;

const frame = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
  '& > *': { gridArea: '1 / 1', minWidth: 0, minHeight: 0 },
});
// Before it plays the picture is seen: browsers draw an empty film black.
const player = css({
  position: 'relative',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  visibility: 'hidden',
  '&[data-begun]': { visibility: 'visible' },
  '@media (scripting: none)': { visibility: 'visible' },
});
const places = {
  middle: css({ placeSelf: 'center', position: 'relative' }),
  corner: css({ position: 'absolute', insetBlockEnd: space[3], insetInlineEnd: space[3] }),
};

/** A film in the browser's own player, with captions. Its space is reserved; a picture stands there until it plays. */
export function VideoBlock({ block, lazy = false }: BlockProps<'video'>) {
  const { small, large = small } = block.media;
  const ratio = ({ width, height }: typeof small) => `${width} / ${height}`;
  return (
    <Container as="section" css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }}>
      <div css={[frame, { aspectRatio: ratio(small), [media.tablet]: { aspectRatio: ratio(large) } }]}>
        <CropPicture
          media={{ small: small.poster, large: large.poster }}
          alt=""
          sizes="(min-width: 1440px) 1376px, 100vw"
        />
        <Player block={block} lazy={lazy} />
      </div>
      {block.caption && (
        <Text look="small" tone="muted">
          {block.caption}
        </Text>
      )}
    </Container>
  );
}

function Player({ block, lazy }: { readonly block: Video; readonly lazy: boolean }) {
  const { media: films, playerSettings = {}, tracks, seoTitle } = block;
  const { autoplay = false, hideControls = false, loop = false, muted = false } = playerSettings;
  const locale = useLocale();
  const texts = blockMessages(locale);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>('waiting');

  /** Browsers may refuse to start a film, e.g. to save power; then it can be started by hand. */
  const play = useCallback(async () => {
    try {
      await film.current?.play();
    } catch (error) {
      console.info('The film does not play', error);
    }
  }, []);

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    // Set here: React renders it as a property only, and browsers start films by themselves only without sound.
    video.muted = muted || autoplay;
    if (autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) void play();
  }, [autoplay, muted, play]);

  const captions = tracks.filter(({ kind }) => kind === 'captions');
  const main = captions.find(({ srclang }) => srclang.slice(0, 2) === locale.language) ?? captions[0];
  const isPlaying = state === 'playing';
  return (
    <>
      <video
        ref={film}
        css={player}
        data-begun={state === 'waiting' ? undefined : true}
        controls={!hideControls}
        loop={loop}
        playsInline
        preload={autoplay && !lazy ? 'auto' : 'none'}
        aria-label={seoTitle}
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
      >
        {films.large && <source src={films.large.src} type={films.large.type} media="(min-width: 600px)" />}
        <source src={films.small.src} type={films.small.type} />
        <track kind="captions" src={main?.src} label={main?.label} srcLang={main?.srclang} default />
        {keyed(tracks.filter((track) => track !== main)).map(({ key, item }) => (
          <track key={key} kind={item.kind} src={item.src} label={item.label} srcLang={item.srclang} />
        ))}
      </video>
      {(hideControls || state === 'waiting') && (
        <div css={state === 'waiting' ? places.middle : places.corner}>
          <IconButton
            raised
            label={isPlaying ? texts.pause : `${texts.play}: ${seoTitle}`}
            icon={isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
            onClick={() => (isPlaying ? film.current?.pause() : void play())}
          />
        </div>
      )}
    </>
  );
}
