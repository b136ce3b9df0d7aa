import type { DemoAccounts, DemoSavedCard } from 'commerce-api/brand';
import { giftCards } from './gift-cards.ts';
import { demoAddresses, demoPeople, demoStoreEmployees } from './people.ts';
import { rewards } from './rewards.ts';
import { demoStaff } from './staff.ts';

const savedCards: readonly DemoSavedCard[] = [
  { reference: 'card_demo_approve', brand: 'visa', lastFour: '1111', isDefault: true },
  { reference: 'card_demo_challenge', brand: 'visa', lastFour: '0006', isDefault: false },
  { reference: 'card_demo_decline', brand: 'visa', lastFour: '0008', isDefault: false },
];

/** Demo accounts; the engine's README lists them. */
export const demoAccounts: DemoAccounts = {
  password: 'Cairn-2026',
  people: demoPeople,
  staff: demoStaff,
  addresses: demoAddresses,
  storeEmployees: demoStoreEmployees,
  savedCards,
  giftCards,
  rewards,
};
