import type { FastifyInstance, FastifyRequest } from 'fastify';
import { root } from 'release-kit/folders';
import type { ObjectStore } from 'release-kit/object-store';
import { openRegistry, RegistryConflict } from 'release-kit/registry-log';
import { RegistryRefusal } from 'release-kit/registry-rules';
import type { SigningKey, TrustedKeys } from 'release-kit/signatures';
import { environmentName, registryChange } from 'shared-contracts/remote';
import * as v from 'valibot';
import { admission } from '../gate/verdict.ts';
import { rollbackChange } from '../registry-client/registry-client.ts';
import { bearerAmong } from './bearer.ts';

/** Who may do what: SHA-256 (hex) of the token to whom it belongs. Without remotes all of them may be changed. */
export const deployers = v.record(
  v.pipe(v.string(), v.hash(['sha256'])),
  v.object({ name: v.pipe(v.string(), v.minLength(1)), remotes: v.optional(v.array(v.string())) }),
);
export type Deployers = v.InferOutput<typeof deployers>;
type Deployer = Deployers[string];

export interface RegistryApiOptions {
  readonly objects: ObjectStore;
  readonly keys: TrustedKeys;
  readonly signer: SigningKey;
  readonly deployers: Deployers;
}

const rollback = v.strictObject({
  remote: v.string(),
  to: v.optional(v.string()),
  reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

class Unauthorised extends Error {}
class Forbidden extends Error {}

/** Serves the registry over HTTP. A bearer token names the deployer, who may change only the remotes that it lists. */
export function serveRegistry(
  app: FastifyInstance,
  { objects, keys, signer, deployers: known }: RegistryApiOptions,
): void {
  const registryOf = (request: FastifyRequest) => {
    const { environment } = request.params as { readonly environment: string };
    const access = { root, objects, environment: v.parse(environmentName, environment), keys };
    return openRegistry({ ...access, admit: admission(access) });
  };
  const allowed = (request: FastifyRequest, remote: string): Deployer => {
    const deployer = deployerOf(request, known);
    if (deployer.remotes && !deployer.remotes.includes(remote))
      throw new Forbidden(`${deployer.name} releases ${deployer.remotes.join(', ')}, not ${remote}`);
    return deployer;
  };

  app.register(async (routes) => {
    routes.setErrorHandler((error, _request, reply) => {
      const status = statusOf(error);
      const message = error instanceof Error ? error.message : String(error);
      return reply.code(status).send({ message: status === 500 ? 'The registry failed; its log tells why' : message });
    });
    const base = '/v1/environments/:environment';
    routes.get(`${base}/registry`, async (request, reply) => {
      deployerOf(request, known);
      const registry = await registryOf(request).read();
      if (!registry) return reply.code(404).send({ message: 'Nothing was ever promoted here' });
      return reply.header('etag', `"${registry.revision}"`).send(registry);
    });
    routes.get(`${base}/history`, (request) => {
      deployerOf(request, known);
      return registryOf(request).history();
    });
    routes.post(`${base}/changes`, (request) => {
      const change = v.parse(registryChange, request.body);
      const { name } = allowed(request, change.remote);
      const match = /^"(\d+)"$/.exec(request.headers['if-match'] ?? '')?.[1];
      const expected = match === undefined ? {} : { expected: Number(match) };
      return registryOf(request).change(change, { by: name, signer, ...expected });
    });
    routes.post(`${base}/rollbacks`, async (request) => {
      const { remote, ...options } = v.parse(rollback, request.body);
      const { name } = allowed(request, remote);
      const registry = registryOf(request);
      return registry.change(await rollbackChange(registry, remote, options), { by: name, signer });
    });
  });
}

function deployerOf(request: FastifyRequest, known: Deployers): Deployer {
  const found = bearerAmong(request.headers, known);
  if (!found) throw new Unauthorised('The registry does not know this token');
  return found;
}

function statusOf(error: unknown): number {
  if (error instanceof Unauthorised) return 401;
  if (error instanceof Forbidden) return 403;
  if (error instanceof RegistryConflict) return 409;
  if (error instanceof RegistryRefusal) return 422;
  if (v.isValiError(error)) return 400;
  const { statusCode = 500 } = error as { readonly statusCode?: number };
  return statusCode;
}
