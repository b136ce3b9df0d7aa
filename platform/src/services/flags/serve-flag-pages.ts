import type { FastifyInstance, FastifyReply } from 'fastify';
import { readRelease } from 'release-kit/release-store';
import type { FlagValue } from 'shared-contracts/flags';
import { allFlags, type ListedFlag } from 'shared-contracts/flags/all-flags';
import type { Release } from 'shared-contracts/remote';
import * as v from 'valibot';
import { deployerFor, reasonSchema, refusalOf } from '../deployers.ts';
import { checkOwnPage, readForms } from '../own-forms.ts';
import { checkedRegistry, type RegistryApiOptions } from '../registry-api.ts';
import { pageHeaders } from '../status/page-parts.ts';
import type { FlagApi, ServedFlag } from './flag-api.ts';
import { changePage, flagsPage } from './flag-pages.ts';

interface Options extends RegistryApiOptions {
  readonly environment: string;
  /** Undefined when the shop has no flag service. */
  readonly api: FlagApi | undefined;
}

const query = v.object({ done: v.optional(v.string()) });
const named = v.object({ key: v.string() });
const change = v.object({
  ...named.entries,
  value: v.pipe(v.string(), v.parseJson()),
  reason: v.pipe(reasonSchema, v.trim(), v.minLength(1, 'Give a reason')),
  token: v.pipe(v.string(), v.trim()),
});
const entered = v.fallback(v.object({ key: v.string(), reason: v.optional(v.string()) }), { key: '' });

/** Serves the page that lists the flags, and the one that switches a flag, both without script. */
export function serveFlagPages(app: FastifyInstance, { environment, api, ...access }: Options): void {
  const registry = checkedRegistry(access, environment);
  const send = (reply: FastifyReply, html: string, status = 200) => reply.code(status).headers(pageHeaders).send(html);

  /** The releases that are live, as far as they can be read. */
  async function liveReleases(): Promise<Release[]> {
    const live = Object.entries((await registry.read())?.remotes ?? {});
    const versions = live.flatMap(([remote, { stable, canary }]) =>
      [stable, canary?.version].flatMap((version) => (version === undefined ? [] : [[remote, version] as const])),
    );
    const read = versions.map(([remote, version]) => readRelease(access.objects, remote, version, access.keys));
    return (await Promise.allSettled(read)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  async function served(
    reply: FastifyReply,
  ): Promise<{ readonly flags: readonly ServedFlag[]; readonly fault?: string }> {
    if (!api) return { flags: [], fault: 'This shop has no flag service: every flag has its default.' };
    try {
      return { flags: await api.list() };
    } catch (error) {
      reply.log.warn({ err: error }, 'The flags cannot be listed');
      return { flags: [], fault: 'The flag service does not answer. Pages keep the values that were last known.' };
    }
  }

  const known = (key: string) => allFlags.find(({ flag }) => flag.key === key)?.flag;

  app.get('/flags', async (request, reply) => {
    const { done } = v.parse(query, request.query);
    const [{ flags, fault }, releases] = await Promise.all([served(reply), liveReleases()]);
    const users = ({ contract, constant }: ListedFlag) =>
      releases
        .filter(({ uses }) => uses[contract]?.includes(constant))
        .map(({ name, version }) => `${name} ${version}`);
    return send(
      reply,
      flagsPage({
        flags: allFlags.map((listed) => ({
          flag: listed.flag,
          served: flags.find(({ key }) => key === listed.flag.key),
          users: users(listed),
        })),
        strangers: flags.flatMap(({ key }) => (known(key) ? [] : [key])),
        today: new Date().toISOString().slice(0, 10),
        fault,
        done: done !== undefined && known(done) ? done : undefined,
      }),
    );
  });

  app.register(async (routes) => {
    readForms(routes);
    const showForm = async (
      reply: FastifyReply,
      { key, reason }: { readonly key: string; readonly reason?: string | undefined },
      refusal?: { readonly status: number; readonly message: string },
    ) => {
      const flag = known(key);
      const now = (await served(reply)).flags.find((one) => one.key === key);
      if (!flag || !now) return reply.redirect('/flags', 303);
      return send(reply, changePage({ flag, served: now, reason, refusal: refusal?.message }), refusal?.status);
    };

    routes.get('/flags/change', async (request, reply) => showForm(reply, v.parse(entered, request.query)));

    routes.post('/flags/change', async (request, reply) => {
      try {
        checkOwnPage(request);
        const { key, value, reason, token } = v.parse(change, request.body);
        const flag = known(key);
        if (!flag || !api) return reply.redirect('/flags', 303);
        // A flag belongs to the remote that its key begins with.
        const { name } = deployerFor(token, access.deployers(), key.split('.')[0] ?? '');
        await api.set(key, value as FlagValue, `${name}: ${reason}`);
        reply.log.warn({ flag: key, value, by: name, reason }, 'A flag was changed');
        return reply.redirect(`/flags?${new URLSearchParams({ done: key })}`, 303);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.status === 500) reply.log.error({ err: error }, 'A flag could not be changed');
        return showForm(reply, v.parse(entered, request.body), refusal);
      }
    });
  });
}
