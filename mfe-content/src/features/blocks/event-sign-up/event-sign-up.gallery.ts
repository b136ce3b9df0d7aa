import { type GalleryStates, german } from '../parts/gallery-examples.ts';

const event: GalleryStates<'event-sign-up'>[string] = {
  type: 'event-sign-up',
  eventId: 'open-bench-2027',
  title: 'Two days at the bench',
  startDate: '2027-05-01',
  endDate: '2027-05-02',
  enablePlusOne: true,
  richText: [],
  openCtaLabel: 'Save a place',
  submitCtaLabel: 'Register',
  confirmationTitle: 'See you at the bench',
};

export const eventSignUpStates: GalleryStates<'event-sign-up'> = {
  'two days': event,
  'one day, on dark': {
    ...event,
    title: 'One day at the bench',
    endDate: event.startDate,
    body: german.body,
    backgroundColor: 'dark',
  },
};
