/** What a domain offers to the others: an interface known by name; the shell loads the remote that provides it on first use. */
export interface ServiceDefinition<Service> {
  readonly name: string;
  /** Never set: carries the type. */
  readonly type?: Service;
}

export function defineService<Service>(name: string): ServiceDefinition<Service> {
  return { name };
}

export interface Services {
  /** Rejects when the remote that provides the service cannot be loaded; a later call tries again. */
  load<Service>(definition: ServiceDefinition<Service>): Promise<Service>;
  /** Fetches the remote's code ahead of use: on hover, focus or when the page is idle. */
  preload(definition: ServiceDefinition<unknown>): void;
}
