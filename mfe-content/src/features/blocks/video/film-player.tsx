import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { PauseIcon, PlayIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { blockMessages } from '../../../messages/block-messages.ts';
import { keyed } from '../parts/keyed.ts';

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

interface FilmPlayerProps {
  readonly film: Pick<BlockOf<'video'>, 'media' | 'playerSettings' | 'tracks' | 'seoTitle'>;
  readonly lazy?: boolean;
  /** Shows all of the film where its place has another shape. */
  readonly whole?: boolean;
}

/** A film in the browser's own player, with captions; hidden until it plays, so that the picture behind it is seen. */
export function FilmPlayer({
  film: { media: films, playerSettings = {}, tracks, seoTitle },
  lazy = false,
  whole = false,
}: FilmPlayerProps) {
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
        css={[player, whole && { objectFit: 'contain' }]}
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
