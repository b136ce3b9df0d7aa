import { parseArgs } from 'node:util';
import { isLocaleId, type LocaleId, localeIds } from 'shared-contracts/locale';
import { type StaffRole, staffRoles } from 'shared-contracts/staff-role';
import { appCode } from './auth/second-factor.ts';
import type { StaffRule } from './auth/staff.ts';
import { CallError } from './base/call-error.ts';
import { normalizeEmail } from './base/normalize-email.ts';
import { type Db, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { loadBrand } from './load-brand.ts';
import { pictureFolderOf, readSettings, type Settings } from './settings.ts';
import type { Actor } from './staff/actions.ts';
import { invite, type Reset, readPeople, reset } from './staff/people.ts';

const usage = `npm run staff -- list
npm run staff -- invite <email> --role=operator
npm run staff -- reset <email> [--password]
npm run staff -- code [<key>]

  list     shows who is on the staff.
  invite   mails somebody a link to set up an account of staff. Repeat --role to give several: ${staffRoles.join(', ')}.
  reset    ends somebody's authenticator app and sessions, and mails a link to set up another app; with --password, also to
           choose another password. For operators who cannot sign in; the others are reset by an operator, at /staff.
  code     shows the code of an authenticator app now; without a key that of the demo shop's staff.

  --locale=en-us chooses the language of the mail. Mails are sent by the services, as soon as they run. On the embedded
  database, stop the shop first. docs/staff.md has more.`;

const isRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

/** A mistake in what was typed. */
class UsageError extends Error {}

function rolesOf(texts: readonly string[]): StaffRole[] {
  const wrong = texts.find((text) => !isRole(text));
  if (wrong !== undefined) throw new UsageError(`There is no role "${wrong}". Roles: ${staffRoles.join(', ')}.`);
  if (texts.length === 0) throw new UsageError('Say which role to give, e.g. --role=operator.');
  return texts.filter(isRole);
}

function localeOf(text: string): LocaleId {
  if (!isLocaleId(text)) throw new UsageError(`There is no locale "${text}". Locales: ${localeIds.join(', ')}.`);
  return text;
}

async function list(db: Db, staff: StaffRule): Promise<void> {
  const people = await readPeople(db, staff);
  for (const { email, roles, status } of people)
    console.log(`${email}  ${roles.join(', ')}${status === 'active' ? '' : `  ${status}`}`);
  if (people.length === 0) console.log('Nobody is on the staff yet.');
}

async function resetByEmail(
  db: Db,
  staff: StaffRule,
  actor: Actor,
  { email, ...options }: Reset & { readonly email: string },
): Promise<void> {
  const person = await db
    .selectFrom('staff')
    .select('subject_id')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  if (!person) throw new UsageError(`${email} is not on the staff.`);
  await reset({ db, staff }, actor, person.subject_id, options);
}

async function withDatabase(settings: Settings, work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase(settings.database);
  try {
    await migrate(db);
    await work(db);
  } finally {
    await close();
  }
}

async function demoKey(settings: Settings): Promise<string> {
  const { accounts } = await loadBrand(settings.brandFolder, pictureFolderOf(settings));
  const key = accounts?.staff[0]?.authenticatorKey;
  if (!key) throw new UsageError('This brand has no demo staff: name the key of the app.');
  return key;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', multiple: true },
      locale: { type: 'string' },
      password: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [command, name] = positionals;
  if (values.help) return console.log(usage);
  const settings = readSettings();
  const locale = localeOf(values.locale ?? 'en-us');
  const staff: StaffRule = { allowsDemo: settings.demoPeople };
  const actor: Actor = { staff: null, correlationId: `command-${crypto.randomUUID()}`, now: new Date() };
  if (command === 'code') return console.log(appCode(name ?? (await demoKey(settings)), new Date()));
  if (command === 'list') return withDatabase(settings, (db) => list(db, staff));
  if (command === 'invite' && name) {
    const roles = rolesOf(values.role ?? []);
    await withDatabase(
      settings,
      async (db) => void (await invite({ db, staff }, actor, { email: name, roles, locale })),
    );
    return console.log(`${name} gets a mail with a link, which works for three days.`);
  }
  if (command === 'reset' && name) {
    const password = values.password ?? false;
    await withDatabase(settings, (db) => resetByEmail(db, staff, actor, { email: name, password, locale }));
    return console.log(`${name} is signed out and gets a mail with a link, which works for three days.`);
  }
  throw new UsageError(usage);
}

function explain(error: unknown): string {
  if (error instanceof CallError)
    return error.errorId === 'STF400'
      ? 'Somebody with this address is on the staff already; "reset" sends a new link.'
      : error.errorId === 'AUT453'
        ? 'This is no email address.'
        : error.errorId === 'STF404'
          ? 'This account is deactivated; "invite" begins anew.'
          : error.errorId;
  return error instanceof Error ? error.message : String(error);
}

await main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
