import { createStore } from 'jotai/vanilla';
import type { AnyCall } from 'shared-contracts/call';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { exampleOrder } from 'shared-contracts/calls/checkout';
import { getPaymentMethods } from 'shared-contracts/calls/payment';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { CallOptions, Calls } from 'shared-contracts/client';
import { createDialogs } from 'shared-contracts/dialogs';
import { createEventBus } from 'shared-contracts/events';
import { locales } from 'shared-contracts/locale';
import type { Platform } from 'shared-contracts/platform';
import { createToasts } from 'shared-contracts/toasts';
import { vi } from 'vitest';

export interface MadeCall {
  readonly name: string;
  readonly input: { readonly params?: Record<string, unknown>; readonly body?: Record<string, unknown> };
  readonly options: CallOptions;
}
type Handler = (call: MadeCall) => unknown;

const rule = (name: AddressFieldRule['name'], rest: Partial<AddressFieldRule> = {}): AddressFieldRule => ({
  name,
  label: name,
  required: true,
  autocomplete: 'off',
  width: 12,
  ...rest,
});

/** The rules of an invented country that writes its postal codes in capitals. */
export const rules: readonly AddressFieldRule[] = [
  rule('firstName', { label: 'First name', minLength: 2 }),
  rule('lastName', { label: 'Last name' }),
  rule('email', { label: 'Email' }),
  rule('addressLine1', { label: 'Street' }),
  rule('addressLine2', { label: 'Floor', required: false }),
  rule('postalCode', {
    label: 'Postal code',
    pattern: '[A-Z]\\d[A-Z] \\d[A-Z]\\d',
    transforms: ['trim', 'capitalize'],
  }),
  rule('city', { label: 'City' }),
  rule('province', { label: 'Province', options: [{ value: 'BC', label: 'British Columbia' }] }),
];

/** The services as checkout sees them; a script takes the place of single answers, in the order given. */
export function fakeServices() {
  const log: MadeCall[] = [];
  const script = new Map<string, Handler[]>();
  const answers: Readonly<Record<string, Handler>> = {
    'cart.read': () => exampleCart,
    'utilities.addressRules': () => ({ countryCode: 'US', fields: rules }),
    'cart.paymentMethods': () => getPaymentMethods.example,
    'cart.validateShippingAddress': () => ({ isValid: true }),
    'checkout.placeOrder': () => exampleOrder,
  };
  const changed = { id: exampleCart.basketId, revision: 4, flash: [] };
  return {
    made: (name: string) => log.filter((call) => call.name === name),
    next(name: string, ...handlers: readonly Handler[]) {
      script.set(name, [...(script.get(name) ?? []), ...handlers]);
    },
    async answer({ name }: AnyCall, input: unknown, options: CallOptions = {}): Promise<unknown> {
      const call = { name, input: input as MadeCall['input'], options };
      log.push(call);
      const handler = script.get(name)?.shift() ?? answers[name] ?? (() => changed);
      return handler(call);
    },
  };
}

/** A page's platform over fake services: real store, bus, toasts and dialogs. */
export function fakePlatform(services: ReturnType<typeof fakeServices>) {
  const store = createStore();
  const guest = { status: 'guest', consumerNo: 'c-1' } as const;
  const navigate = vi.fn<Platform['navigate']>();
  const report = vi.fn<Platform['report']>();
  const platform: Platform = {
    locale: locales['en-us'],
    calls: ((call: AnyCall, input: unknown, options?: CallOptions) => services.answer(call, input, options)) as Calls,
    bus: createEventBus({
      source: { remote: 'shell', release: '1', trace: 't' },
      onHandlerError: (error) => {
        throw error;
      },
    }),
    store,
    session: {
      ready: () => Promise.resolve(guest),
      reset: () => Promise.resolve(guest),
      signIn: () => Promise.resolve(guest),
      signOut: () => Promise.resolve(guest),
    },
    dialogs: createDialogs(store),
    toasts: createToasts(store),
    services: { load: () => Promise.reject(new Error('no services')), preload: () => undefined },
    botCheck: { token: () => Promise.resolve('person'), preload: () => undefined },
    config: {
      environment: 'development',
      origin: 'http://localhost',
      frameOrigin: 'http://127.0.0.1',
      imageOrigin: '',
      toastDelay: 6000,
      expressCheckout: true,
      bonusItemsFirst: false,
      outOfStockNotice: false,
    },
    navigate,
    report,
  };
  return { platform, navigate, report };
}
