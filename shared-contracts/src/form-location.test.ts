import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formLocation, formLocationOf } from './form-location.ts';

test.each([
  [{ place: 'modal', form: 'sign-in' }, 'modal:single:sign-in:none'],
  [{ place: 'inline', form: 'newsletter' }, 'inline:single:newsletter:none'],
  [{ place: 'page', form: 'sign-up', subject: 'order' }, 'page:single:sign-up:order'],
  [{ place: 'modal', form: 'sign-up', subject: 'summit-weekend', isStep: true }, 'modal:step:sign-up:summit-weekend'],
] as const)('%j is named %s, which calls accept [CNT-17]', (stand, name) => {
  expect(formLocationOf(stand)).toBe(name);
  expect(v.is(formLocation, name)).toBe(true);
});

test.each(['', 'modal:single:sign-in', 'popup:single:sign-in:none', 'modal:single:sign-in:<b>'])(
  'calls refuse %j as a location [CNT-17]',
  (name) => expect(v.is(formLocation, name)).toBe(false),
);
