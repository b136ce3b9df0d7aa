import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  ['API429', 'en', 900, 'That was too often. Please try again in 15 minutes.'],
  ['API429', 'de', 61, 'Das war zu oft. Bitte versuchen Sie es in 2 Minuten erneut.'],
  [
    'AUT423',
    'en',
    900,
    'Your account is locked after several failed attempts. Reset your password or contact us. It opens by itself within 15 minutes.',
  ],
  [
    'AUT441',
    'fr',
    900,
    'Votre compte est verrouillé. Réinitialisez votre mot de passe ou contactez-nous. Il se déverrouille de lui-même dans les 15 minutes.',
  ],
  ['API429', 'en', 60, undefined],
  ['AUT423', 'en', undefined, undefined],
  ['AUT401', 'en', 900, undefined],
] as const)('says of %s in %s how long to wait for %s seconds', (errorId, language, seconds, text) => {
  expect(waitText(errorId, language, seconds)).toBe(text);
});
