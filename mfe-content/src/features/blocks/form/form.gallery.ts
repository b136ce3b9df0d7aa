import { type GalleryStates, german } from '../parts/gallery-examples.ts';

export const formStates: GalleryStates<'form'> = {
  'sign-in, before the form arrives': { type: 'form', form: 'sign-in', title: 'Welcome back' },
  'sign-up, on dark': {
    type: 'form',
    form: 'sign-up',
    title: 'Your gear in one place',
    body: german.body,
    backgroundColor: 'dark',
  },
  newsletter: { type: 'form', form: 'newsletter', title: 'Letters from the fells', backgroundColor: 'surface' },
};
