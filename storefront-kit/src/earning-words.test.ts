import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { earningWords, pendingPointsWords } from './earning-words.ts';

test.each([
  ['en-us', 'member', 1, 'This order earns 1 point.', undefined],
  [
    'en-us',
    'unconfirmed',
    1_235,
    'Confirm your membership, and this order earns up to 1,235 points.',
    'Confirm it now',
  ],
  ['en-us', 'none', 235, 'Join our loyalty program, and this order earns up to 235 points.', 'Join for free'],
  ['en-gb', 'none', 235, 'Join our loyalty programme, and this order earns up to 235 points.', 'Join for free'],
  ['fr-ca', 'guest', 235, 'Cette commande rapporte jusqu’à 235 points à nos membres.', 'Se connecter ou adhérer'],
  ['de-de', 'member', 1, 'Diese Bestellung bringt 1 Punkt.', undefined],
] as const)('tells in %s what an order earns (%s, %i) [ACC-12]', (locale, membership, points, text, link) => {
  expect(earningWords({ points, membership }, locales[locale])).toEqual({ text, link });
});

test.each([
  ['en-us', 'This order earns 235 points, credited once nothing of it can be sent back.'],
  ['fr-ca', 'Cette commande rapporte 235 points, crédités dès que plus rien ne peut être retourné.'],
  ['de-de', 'Diese Bestellung bringt 235 Punkte, sobald nichts davon mehr zurückgeschickt werden kann.'],
] as const)('tells in %s when the points of a placed order are there', (locale, words) => {
  expect(pendingPointsWords(235, locales[locale])).toBe(words);
});
