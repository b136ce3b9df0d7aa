import { cardNumberFrom, type DemoReward } from 'commerce-api/brand';
import { type Currency, locales } from 'shared-contracts/locale';
import { demoPin } from './gift-cards.ts';
import { demoPeople } from './people.ts';

const currencies: readonly Currency[] = ['USD', 'CAD', 'GBP', 'EUR'];

/** One personal code for each consumer with an address. */
const ownRewards: readonly DemoReward[] = demoPeople
  .filter(({ hasAddress, kind }) => hasAddress && kind !== 'EMPLOYEE')
  .map(({ locale, firstName, email }) => ({
    kind: 'REWARD_CODE',
    currency: locales[locale].currency,
    number: `OWN-${firstName.toUpperCase()}-15`,
    pin: '',
    worth: 1500,
    ownerEmail: email,
  }));

/** A code and a card in each currency, for any signed-in person. */
const sharedRewards = currencies.flatMap((currency, index): readonly DemoReward[] => [
  { kind: 'REWARD_CODE', currency, number: `TRAIL-${currency}-20`, pin: '', worth: 2000 },
  {
    kind: 'REWARD_CARD',
    currency,
    number: cardNumberFrom(`${index + 1}9000000000`),
    pin: demoPin,
    worth: 5000,
  },
]);

export const rewards: readonly DemoReward[] = [...ownRewards, ...sharedRewards];
