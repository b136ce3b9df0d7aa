import { eventSignUpExample } from 'shared-contracts/blocks/event-sign-up';
import { type GalleryStates, german } from '../parts/gallery-examples.ts';

const { id: _id, name: _name, ...event } = eventSignUpExample;

export const eventSignUpStates: GalleryStates<'event-sign-up'> = {
  'two days': event,
  'one day, on dark': { ...event, endDate: event.startDate, body: german.body, backgroundColor: 'dark' },
};
