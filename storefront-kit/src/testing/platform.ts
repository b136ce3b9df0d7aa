import { createStore } from 'jotai/vanilla';
import type { AnyCall, CallOptions, Calls } from 'shared-contracts/call';
import { type Choices, type Consent, consentAtom, everyChoice } from 'shared-contracts/consent';
import { isFault } from 'shared-contracts/errors/is-fault';
import { type FlagValues, flagsAtom } from 'shared-contracts/flags';
import { type LocaleId, locales } from 'shared-contracts/locale';
import type { Platform, PublicConfig } from 'shared-contracts/platform';
import type { ServiceDefinition } from 'shared-contracts/services';
import { type Session, type SessionState, sessionAtom } from 'shared-contracts/session';
import { type StaffSession, type StaffState, staffAtom } from 'shared-contracts/staff-session';
import { faultsOf } from 'shared-contracts/tracking/records';
import { type Mock, vi } from 'vitest';
import { type FakeBus, fakeBus } from './bus.ts';
import { type FakeDialogs, fakeDialogs } from './dialogs.ts';
import { type FakeToasts, fakeToasts } from './toasts.ts';

type Mocked<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...values: infer Values) => infer Result
    ? Mock<(...values: Values) => Result>
    : Methods[Name];
};

/** A platform for tests: it runs without the shell, records what a remote does, and every function on it is a mock. */
export interface FakePlatform extends Platform {
  readonly bus: FakeBus;
  readonly dialogs: FakeDialogs;
  readonly toasts: FakeToasts;
  readonly session: Mocked<Session>;
  readonly staff: Mocked<StaffSession>;
  readonly botCheck: Mocked<Platform['botCheck']>;
  readonly consent: Mocked<Consent>;
  readonly services: { readonly load: Platform['services']['load']; readonly preload: Mock };
  readonly navigate: Mock<Platform['navigate']>;
  /** Receives the faults among what is reported. */
  readonly faults: Mock<Platform['report']>;
  readonly track: Mock<Platform['track']>;
}

export interface FakePlatformOptions {
  /** `en-us` by default. */
  readonly locale?: LocaleId;
  /** The state that `session.ready()` resolves with and `useSession()` reads. Without it the session is still loading. */
  readonly session?: SessionState;
  /** Who is signed in as staff; nobody by default. */
  readonly staff?: StaffState;
  readonly config?: Partial<PublicConfig>;
  /** Values of feature flags by key; their defaults otherwise. */
  readonly flags?: FlagValues;
  /** What the visitor chose; everything is allowed by default. */
  readonly consent?: Choices;
  /** Service by name, or a function that creates it when it is loaded. */
  readonly services?: Readonly<Record<string, object | (() => unknown)>>;
  readonly botToken?: string | undefined;
  /** Answers calls; by default every call fails the test. */
  answer?(call: AnyCall, input: object, options?: CallOptions): unknown;
}

const guest: SessionState = { status: 'guest', consumerNo: 'c-1' };

const config: PublicConfig = {
  environment: 'development',
  origin: 'http://localhost',
  frameOrigin: 'http://127.0.0.1',
  imageOrigin: '',
  shopName: 'Tarnfell',
  orderPrefix: 'TF',
  toastDelay: 6000,
  listPageSize: 12,
  expressCheckout: true,
  bonusItemsFirst: false,
  outOfStockNotice: false,
};

/** A record that is not as agreed fails the test. */
function assertTracked(record: unknown): void {
  const faults = faultsOf(record);
  if (faults.length > 0) throw new Error(`A tracking record is not as agreed: ${faults.join('; ')}`);
}

export function fakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const store = createStore();
  if (options.session) store.set(sessionAtom, options.session);
  const state = options.session ?? guest;
  const staff = options.staff ?? { status: 'none' };
  const faults = vi.fn<Platform['report']>();
  store.set(staffAtom, staff);
  if (options.flags) store.set(flagsAtom, { rendered: options.flags, now: options.flags });
  const allowed = options.consent ?? everyChoice(true);
  store.set(consentAtom, { status: 'chosen', allowed });
  return {
    locale: locales[options.locale ?? 'en-us'],
    config: { ...config, ...options.config },
    calls: fakeCalls(options),
    store,
    bus: fakeBus(),
    track: vi.fn<Platform['track']>(assertTracked),
    dialogs: fakeDialogs(),
    toasts: fakeToasts(),
    session: {
      ready: vi.fn<Session['ready']>(async () => state),
      reset: vi.fn<Session['reset']>(async () => state),
      signIn: vi.fn<Session['signIn']>(async () => state),
      signInWith: vi.fn<Session['signInWith']>(async () => state),
      signOut: vi.fn<Session['signOut']>(async () => state),
    },
    staff: {
      ready: vi.fn<StaffSession['ready']>(async () => staff),
      reset: vi.fn<StaffSession['reset']>(async () => staff),
      signIn: vi.fn<StaffSession['signIn']>(async () => staff),
      acceptLink: vi.fn<StaffSession['acceptLink']>(async () => staff),
      signOut: vi.fn<StaffSession['signOut']>(async () => staff),
    },
    consent: {
      allows: vi.fn<Consent['allows']>((category) => allowed[category]),
      follow: vi.fn<Consent['follow']>(() => () => undefined),
      choose: vi.fn<Consent['choose']>(),
      openPreferences: vi.fn<Consent['openPreferences']>(),
    },
    services: { load: loader(options.services ?? {}), preload: vi.fn() },
    botCheck: { token: vi.fn(async () => ('botToken' in options ? options.botToken : 'person')), preload: vi.fn() },
    navigate: vi.fn<Platform['navigate']>(),
    faults,
    report: (error, context) => {
      if (isFault(error)) faults(error, context);
    },
  };
}

function fakeCalls(options: FakePlatformOptions): Calls {
  const calls = async (call: AnyCall, input: object, callOptions?: CallOptions) => {
    if (!options.answer) throw new Error(`The test has no answer for ${call.name}`);
    return options.answer(call, input, callOptions);
  };
  return calls as Calls;
}

function loader(services: NonNullable<FakePlatformOptions['services']>): Platform['services']['load'] {
  return async <Service>({ name }: ServiceDefinition<Service>) => {
    const service = services[name];
    if (service === undefined) throw new Error(`The test has no service ${name}`);
    return (typeof service === 'function' ? await service() : service) as Service;
  };
}
