import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Currency, LocaleId } from 'shared-contracts/locale';
import type { StaffRole } from 'shared-contracts/staff-role';
import type { StoreEmployeeTable } from '../database/account-schema.ts';

/** An account of a demo shop. */
export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: LocaleId;
  readonly kind?: 'EMPLOYEE';
  readonly hasAddress?: boolean;
  readonly loyalty?: 'unconfirmed' | 'member';
  readonly points?: number;
  readonly credit?: 'athlete' | 'influencer';
  readonly prosumer?: 'WRANX' | 'IPA';
  /** Employees only: whether they accepted the discount terms. */
  readonly termsAccepted?: boolean;
  /** Employees only: minor units left of this year's discount allowance. */
  readonly discountLeft?: number;
}

/** Staff of a demo shop, with the key of their authenticator app. */
export interface DemoStaff {
  readonly email: string;
  readonly roles: readonly StaffRole[];
  /** In base32. */
  readonly authenticatorKey: string;
}

export interface DemoSavedCard {
  /** The sandbox's reference of the card. */
  readonly reference: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly isDefault: boolean;
}

export interface DemoGiftCard {
  readonly number: string;
  readonly pin: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly balance: number;
  readonly state: 'active' | 'blocked' | 'expired';
}

export interface DemoReward {
  readonly kind: 'REWARD_CARD' | 'REWARD_CODE';
  readonly currency: Currency;
  /** What a shopper enters. */
  readonly number: string;
  /** Empty for a code. */
  readonly pin: string;
  /** Minor units. */
  readonly worth: number;
  /** The owner's email; without one, any signed-in person may spend the reward. */
  readonly ownerEmail?: string;
}

/** Accounts and cards of a demo shop. All passwords, numbers and PINs are public. */
export interface DemoAccounts {
  readonly password: string;
  readonly people: readonly DemoPerson[];
  readonly staff: readonly DemoStaff[];
  readonly addresses: Readonly<Record<LocaleId, Omit<Address, 'firstName' | 'lastName' | 'email'>>>;
  readonly storeEmployees: readonly StoreEmployeeTable[];
  /** Saved for every consumer with an address. */
  readonly savedCards: readonly DemoSavedCard[];
  readonly giftCards: readonly DemoGiftCard[];
  readonly rewards: readonly DemoReward[];
}
