import { changePassword, confirmPasswordReset } from 'shared-contracts/calls/auth';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { changeEmail, confirmEmail } from 'shared-contracts/calls/email-change';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LinkTokens, makeLink } from '../src/auth/mailed-links.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { confirmByPassword, demoPassword, newConsumer, type SignedIn, signInAs } from './people.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('changing the email on %s', (engine) => {
  let shop: Shop;
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now });
  });
  afterAll(() => shop.close());

  const errorOf = async (attempt: Promise<{ readonly error?: { readonly errorId: string } }>) =>
    (await attempt).error?.errorId;
  const newAddress = () => `nova-${crypto.randomUUID()}@example.org`;
  const ask = (who: SignedIn, email: string) => errorOf(who.call(changeEmail, { body: { email } }));
  const confirm = (token: string) => shop.anyone(confirmEmail, { body: { token } });

  const mails = async (to: string): Promise<readonly string[]> => (await caughtMails(shop, to)).map(({ text }) => text);
  const mailTo = async (to: string, text: RegExp): Promise<string> => {
    const find = async () => (await mails(to)).find((mail) => text.test(mail));
    await expect.poll(find).toBeTruthy();
    return (await find()) ?? '';
  };
  async function linkFor(email: string, subjectId: string): Promise<string> {
    const linkId = await makeLink(shop.db, { subjectId, purpose: 'email', email, now });
    return new LinkTokens(shop.keys).sign(linkId);
  }

  test('needs a confirmation and the link mailed to the new address, and tells both addresses', async () => {
    const who = await newConsumer(shop);
    expect(await ask(who, newAddress())).toBe('AUT473');
    await confirmByPassword(who);
    const email = newAddress();
    expect(await ask(who, ` ${email.toUpperCase()} `)).toBeUndefined();
    await mailTo(who.email, /asked to change its email address/);
    const emailOf = async () => (await who.ok(getConsumer, {})).consumerDetails.email;
    expect(await emailOf()).toBe(who.email);
    const link = await mailTo(email, /confirm-email\?token=/);
    const token = /confirm-email\?token=(\S+)/.exec(link)?.[1] ?? '';
    expect((await confirm(token)).body).toEqual({ email });
    expect(await emailOf()).toBe(email);
    await mailTo(who.email, /has changed/);
    await mailTo(email, /has changed/);
    expect((await signInAs(shop, email)).id).toBe(who.id);
    expect((await confirm(token)).error?.errorId).toBe('AUT402');
  });

  test('refuses what is no address or is another account’s', async () => {
    const [who, other] = [await newConsumer(shop), await newConsumer(shop)];
    await confirmByPassword(who);
    expect(await ask(who, other.email)).toBe('PRO400');
    expect(await ask(who, 'mara')).toBe('AUT453');
  });

  test('refuses an address that another account has taken meanwhile', async () => {
    const [who, other] = [await newConsumer(shop), await newConsumer(shop)];
    const token = await linkFor(other.email, who.id);
    expect((await confirm(token)).error?.errorId).toBe('PRO400');
    expect((await who.ok(getConsumer, {})).consumerDetails.email).toBe(who.email);
  });

  test('accepts the latest link only, for a day', async () => {
    const who = await newConsumer(shop);
    const [older, younger] = [await linkFor(newAddress(), who.id), await linkFor(newAddress(), who.id)];
    expect((await confirm(older)).error?.errorId).toBe('AUT402');
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await confirm(younger)).error?.errorId).toBe('AUT402');
    expect((await confirm('made-up')).error?.errorId).toBe('AUT402');
  });

  test('ends links for a new password that went to the old address', async () => {
    const who = await newConsumer(shop);
    const linkId = await makeLink(shop.db, { subjectId: who.id, purpose: 'password', now });
    await confirm(await linkFor(newAddress(), who.id));
    const token = await new LinkTokens(shop.keys).sign(linkId);
    const reset = { body: { token, newPassword: 'Ridge-2027' } };
    expect(await errorOf(shop.anyone(confirmPasswordReset, reset))).toBe('AUT402');
  });

  test('ends a requested change with a new password, also before its link was mailed', async () => {
    const who = await newConsumer(shop);
    const address = newAddress();
    await confirmByPassword(who);
    await who.ok(changeEmail, { body: { email: address } });
    await who.ok(changePassword, { body: { currentPassword: demoPassword, newPassword: 'Ridge-2027' } });
    const { link_id } = await shop.db
      .selectFrom('mailed_link')
      .select('link_id')
      .where('subject_id', '=', who.id)
      .where('purpose', '=', 'email')
      .executeTakeFirstOrThrow();
    const token = await new LinkTokens(shop.keys).sign(link_id);
    expect((await confirm(token)).error?.errorId).toBe('AUT402');
  });

  test('unlinks the identity provider, whose account belongs to the old address', async () => {
    const who = await newConsumer(shop);
    const identity = { idp: 'sandbox', idp_subject: crypto.randomUUID(), subject_id: who.id };
    await shop.db.insertInto('social_identity').values(identity).execute();
    await confirm(await linkFor(newAddress(), who.id));
    const linked = shop.db.selectFrom('social_identity').select('idp').where('subject_id', '=', who.id);
    expect(await linked.execute()).toEqual([]);
  });

  test('tells the holder of an account by mail that the password has changed', async () => {
    const who = await newConsumer(shop);
    await who.ok(changePassword, { body: { currentPassword: demoPassword, newPassword: 'Ridge-2027' } });
    await mailTo(who.email, /password of your account has just changed/);
  });
});
