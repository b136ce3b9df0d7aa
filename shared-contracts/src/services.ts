/**
 * A service offered to other domains: an interface known by name; the shell loads the providing remote on first use.
 */
export interface ServiceDefinition<Service> {
  readonly name: string;
  /** Never set: carries the type. */
  readonly type?: Service;
}

export function defineService<Service>(name: string): ServiceDefinition<Service> {
  return { name };
}

export interface Services {
  /** Rejects when the providing remote cannot be loaded; a later call tries again. */
  load<Service>(definition: ServiceDefinition<Service>): Promise<Service>;
  /** Loads the remote's code ahead of use: on hover, on focus, or when idle. */
  preload(definition: ServiceDefinition<unknown>): void;
}
