import { type GalleryStates, scene } from '../parts/gallery-examples.ts';

const film = {
  src: '/films/bench.webm',
  type: 'video/webm',
  width: 1280,
  height: 720,
  poster: scene('camp-31-night-clear'),
};
const tracks = [{ src: '/films/bench.en.vtt', label: 'English', srclang: 'en', kind: 'captions' as const }];

export const videoStates: GalleryStates<'video'> = {
  'with the controls of the browser': {
    type: 'video',
    media: { small: { ...film, width: 800, height: 1000, poster: scene('camp-31-night-clear', '4x5') }, large: film },
    tracks,
    seoTitle: 'A day at the repair bench',
    caption: 'A day at the repair bench, ten seconds of it.',
  },
  'playing by itself without controls': {
    type: 'video',
    media: { small: film },
    playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
    tracks,
    seoTitle: 'Mist on the tarn',
  },
};
