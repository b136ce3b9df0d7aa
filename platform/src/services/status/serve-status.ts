import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Registry } from 'shared-contracts/remote';
import * as v from 'valibot';
import { deployerFor, reasonSchema, refusalOf } from '../deployers.ts';
import { checkOwnPage, readForms } from '../own-forms.ts';
import { checkedRegistry, type RegistryApiOptions } from '../registry-api.ts';
import { nothingSeen, type VersionSeen } from '../telemetry/collected.ts';
import type { Intake, OwnerOf } from '../telemetry/intake.ts';
import type { KeptCollected } from '../telemetry/kept-collected.ts';
import { pageHeaders } from './page-parts.ts';
import { planRollback } from './rollback.ts';
import { rollbackPage } from './rollback-page.ts';
import { statusPage } from './status-page.ts';

interface Options extends RegistryApiOptions {
  readonly environment: string;
  readonly kept: Pick<KeptCollected, 'collected' | 'history'>;
  readonly refused: Intake['refused'];
  readonly ownerOf: OwnerOf;
}

const statusQuery = v.object({ update: v.optional(v.string()), done: v.optional(v.string()) });
const version = v.object({ remote: v.string(), release: v.string() });
const rollbackForm = v.object({
  ...version.entries,
  revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  reason: v.pipe(reasonSchema, v.trim(), v.minLength(1, 'Give a reason')),
  token: v.pipe(v.string(), v.trim()),
});

/** Serves the page that shows how each version does, and the rollback of one, both without script. */
export function serveStatus(app: FastifyInstance, { environment, kept, refused, ownerOf, ...access }: Options): void {
  const registry = checkedRegistry(access, environment);
  const send = (reply: FastifyReply, html: string, status = 200) => reply.code(status).headers(pageHeaders).send(html);

  app.get('/', async (request, reply) => {
    const { update, done } = v.parse(statusQuery, request.query);
    const [live, changes] = await Promise.all([registry.read(), registry.history()]);
    const reported = kept.collected.versions();
    const silent = await silentVersions(live, reported, ownerOf);
    return send(
      reply,
      statusPage({
        versions: [...silent, ...reported],
        history: kept.history,
        registry: live,
        changes,
        refused: refused(),
        now: Date.now(),
        updates: update !== undefined,
        done: Number(done),
      }),
    );
  });

  app.register(async (routes) => {
    readForms(routes);
    /** Shows the page again, with why the rollback was refused. */
    const sendRefusal = async (reply: FastifyReply, error: unknown, entered: Entered) => {
      const { status, message } = refusalOf(error);
      if (status === 500) reply.log.error({ err: error }, 'A rollback failed');
      const plan = await planRollback(registry, entered.remote, entered.release).catch((fault: unknown) => {
        reply.log.info({ err: fault }, 'There is nothing to roll back');
        return undefined;
      });
      return send(reply, rollbackPage({ ...entered, plan, refusal: message }), status);
    };

    routes.get('/rollback', async (request, reply) => {
      const named = v.safeParse(version, request.query);
      if (!named.success) return reply.redirect('/', 303);
      try {
        const plan = await planRollback(registry, named.output.remote, named.output.release);
        return send(reply, rollbackPage({ ...named.output, plan }));
      } catch (error) {
        return sendRefusal(reply, error, named.output);
      }
    });

    routes.post('/rollback', async (request, reply) => {
      try {
        checkOwnPage(request);
        const { remote, release, reason, token, revision } = v.parse(rollbackForm, request.body);
        const { name } = deployerFor(token, access.deployers(), remote);
        const { change } = await planRollback(registry, remote, release);
        const made = await registry.change(
          { ...change, reason },
          { by: name, signer: access.signer, expected: revision },
        );
        return reply.redirect(`/?done=${made.revision}`, 303);
      } catch (error) {
        return sendRefusal(reply, error, enteredIn(request.body));
      }
    });
  });
}

/** Live versions of which no page has reported anything: one that breaks before it reports can be rolled back, too. */
function silentVersions(
  registry: Registry | undefined,
  reported: readonly VersionSeen[],
  ownerOf: OwnerOf,
): Promise<VersionSeen[]> {
  const live = Object.entries(registry?.remotes ?? {}).flatMap(([remote, { stable, canary }]) =>
    [stable, ...(canary ? [canary.version] : [])].map((release) => ({ remote, release })),
  );
  const isSilent = ({ remote, release }: (typeof live)[number]) =>
    !reported.some((seen) => seen.remote === remote && seen.release === release);
  return Promise.all(
    live
      .filter(isSilent)
      .map(async ({ remote, release }) =>
        nothingSeen(remote, release, (await ownerOf(remote, release)) ?? '', Date.now()),
      ),
  );
}

interface Entered {
  readonly remote: string;
  readonly release: string;
  readonly reason?: string;
}

/** What is shown again after a refusal: never the token. */
function enteredIn(body: unknown): Entered {
  const text = v.fallback(v.string(), '');
  return v.parse(
    v.fallback(v.object({ remote: text, release: text, reason: text }), { remote: '', release: '', reason: '' }),
    body,
  );
}
