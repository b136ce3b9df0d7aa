import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import { acceptStaffLink, openStaffLink, type StaffMember, staffSignIn } from 'shared-contracts/calls/staff';
import { sessionHeaders } from 'shared-contracts/headers';
import { expect } from 'vitest';
import { appCode } from '../src/auth/second-factor.ts';
import { caughtMails } from './caught-mails.ts';
import { demoBrand } from './demo-brand.ts';
import { demoPassword } from './people.ts';
import { authorizationOf, type CallSettings, type Outcome, type Shop } from './shop.ts';

/** Somebody signed in as staff. */
export interface StaffCaller {
  readonly authorization: string;
  readonly member: StaffMember;
  /** Seconds for which the shell keeps the token. */
  readonly seconds: number;
  call<C extends AnyCall>(call: C, input: CallInput<C>, settings?: CallSettings): Promise<Outcome<CallResponse<C>>>;
  /** Makes a call that must succeed. */
  ok<C extends AnyCall>(call: C, input: CallInput<C>, settings?: CallSettings): Promise<CallResponse<C>>;
}

export const demoStaffKey = demoBrand.accounts?.staff[0]?.authenticatorKey ?? '';

/** The same caller at another instance. */
export function callerAt(
  shop: Shop,
  { authorization, member, seconds }: Omit<StaffCaller, 'call' | 'ok'>,
): StaffCaller {
  const call: StaffCaller['call'] = (one, input, settings) => shop.anyone(one, input, settings, { authorization });
  return {
    authorization,
    member,
    seconds,
    call,
    async ok(one, input, settings) {
      const { body, error } = await call(one, input, settings);
      if (body === undefined) throw new Error(`${one.name} was refused: ${JSON.stringify(error)}`);
      return body;
    },
  };
}

async function open<C extends typeof staffSignIn | typeof acceptStaffLink>(
  shop: Shop,
  call: C,
  body: CallInput<C>['body'],
): Promise<StaffCaller> {
  const response = await shop.inject(call, { body }, {});
  if (response.statusCode !== 200) throw new Error(`${call.name} was refused: ${response.body}`);
  const seconds = Number(response.headers[sessionHeaders.seconds]);
  return callerAt(shop, { authorization: authorizationOf(response), member: response.json(), seconds });
}

/** Signs somebody in with a code of the time; each code works once. */
export const signInStaff = (
  shop: Shop,
  email: string,
  at: Date,
  { key = demoStaffKey, password = demoPassword }: { readonly key?: string; readonly password?: string } = {},
): Promise<StaffCaller> => open(shop, staffSignIn, { email, password, secondFactor: appCode(key, at) });

/** The tokens of the links that were mailed to somebody, the latest first. */
export const mailedTokens = async (shop: Shop, email: string): Promise<readonly string[]> =>
  (await caughtMails(shop, email)).flatMap(({ text }) => /\/staff\/link\?token=(\S+)/.exec(text)?.[1] ?? []);

/** The token of the link that was mailed after some others. */
export async function mailedToken(shop: Shop, email: string, after = 0): Promise<string> {
  await expect.poll(async () => (await mailedTokens(shop, email)).length).toBe(after + 1);
  return (await mailedTokens(shop, email))[0] ?? '';
}

/** Follows a link; returns the caller and the key of the app. */
export async function acceptLink(
  shop: Shop,
  token: string,
  at: Date,
  password = demoPassword,
): Promise<StaffCaller & { readonly key: string }> {
  const { app } = await shop.read(openStaffLink, { body: { token } });
  const caller = await open(shop, acceptStaffLink, { token, password, secondFactor: appCode(app.key, at) });
  return { ...caller, key: app.key };
}
