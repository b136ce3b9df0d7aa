import type { FastifyInstance, FastifyRequest } from 'fastify';
import { root } from 'release-kit/folders';
import type { ObjectStore } from 'release-kit/object-store';
import { openRegistry, type RegistryLog } from 'release-kit/registry-log';
import type { SigningKey, TrustedKeys } from 'release-kit/signatures';
import { environmentName, registryChange } from 'shared-contracts/remote';
import * as v from 'valibot';
import { admission } from '../gate/verdict.ts';
import { rollbackChange } from '../registry-client/registry-client.ts';
import { bearerIn } from './bearer.ts';
import { type Deployer, type Deployers, deployerFor, deployerOf, reasonSchema, refusalOf } from './deployers.ts';

export interface RegistryApiOptions {
  readonly objects: ObjectStore;
  readonly keys: TrustedKeys;
  readonly signer: SigningKey;
  /** Those of the moment. */
  readonly deployers: () => Deployers;
}

const rollback = v.strictObject({
  remote: v.string(),
  to: v.optional(v.string()),
  reason: v.optional(reasonSchema),
});

/** Serves the registry over HTTP. A bearer token names the deployer, who may change only the remotes that it lists. */
export function serveRegistry(
  app: FastifyInstance,
  { objects, keys, signer, deployers: known }: RegistryApiOptions,
): void {
  const registryOf = (request: FastifyRequest) => {
    const { environment } = request.params as { readonly environment: string };
    return checkedRegistry({ objects, keys }, v.parse(environmentName, environment));
  };
  const allowed = ({ headers }: FastifyRequest, remote: string): Deployer =>
    deployerFor(bearerIn(headers), known(), remote);
  const checkKnown = ({ headers }: FastifyRequest) => void deployerOf(bearerIn(headers), known());

  app.register(async (routes) => {
    routes.setErrorHandler((error, _request, reply) => {
      const { status, message } = refusalOf(error);
      return reply.code(status).send({ message });
    });
    const base = '/v1/environments/:environment';
    routes.get(`${base}/registry`, async (request, reply) => {
      checkKnown(request);
      const registry = await registryOf(request).read();
      if (!registry) return reply.code(404).send({ message: 'Nothing was ever promoted here' });
      return reply.header('etag', `"${registry.revision}"`).send(registry);
    });
    routes.get(`${base}/history`, (request) => {
      checkKnown(request);
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

/** The registry of an environment, which admits only what has passed the gate. */
export function checkedRegistry(
  { objects, keys }: Pick<RegistryApiOptions, 'objects' | 'keys'>,
  environment: string,
): RegistryLog {
  const access = { root, objects, environment, keys };
  return openRegistry({ ...access, admit: admission(access) });
}
