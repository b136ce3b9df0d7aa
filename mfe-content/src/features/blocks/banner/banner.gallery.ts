import { crops, type GalleryStates, german } from '../parts/gallery-examples.ts';

export const bannerStates: GalleryStates<'banner'> = {
  'dark with a picture': {
    type: 'banner',
    tone: 'dark',
    title: 'Torn is not the end',
    body: 'Last year 4,112 jackets came back to our bench and 4,019 left it again.',
    targets: [{ text: 'How repairs work', url: '/pages/repairs' }],
    media: crops('camp-31-night-clear', '21x9'),
  },
  'light without one': {
    type: 'banner',
    tone: 'light',
    title: german.title,
    body: german.body,
    targets: [{ text: german.button, url: '/c/shells-1110', style: 'primary' }],
  },
};
