import type { Platform } from 'shared-contracts/platform';
import type { Services } from 'shared-contracts/services';
import type { ExposedModule } from '../app/exposed.ts';
import type { Directory } from './directory.ts';
import type { Federation } from './federation.ts';

type Factory = (platform: Platform) => unknown;

/** Finds the remote that provides a service, loads it on first use, and creates the service once. */
export function createServices(
  directory: Pick<Directory, 'lookUp'>,
  federation: Federation,
  platform: () => Platform,
): Services {
  const made = new Map<string, Promise<unknown>>();

  async function make(name: string): Promise<unknown> {
    let place: ExposedModule | undefined;
    try {
      place = await directory.lookUp('services', name);
      if (!place) throw new Error(`No live release provides the service ${name}`);
      const { default: factory } = (await federation.module(place.remote, place.expose)) as { default: Factory };
      return factory(platform());
    } catch (error) {
      platform().report(error, { remote: place?.remote ?? 'shell', phase: 'load' });
      throw error;
    }
  }

  function service(name: string): Promise<unknown> {
    const known = made.get(name);
    if (known) return known;
    const making = make(name);
    made.set(name, making);
    making.catch(() => made.delete(name));
    return making;
  }

  return {
    load: (definition) => service(definition.name) as never,
    preload(definition) {
      // Preloading is optional: the actual load reports errors.
      service(definition.name).catch(() => undefined);
    },
  };
}
