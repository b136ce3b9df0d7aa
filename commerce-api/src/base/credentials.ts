export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings of outside parties. What the sandbox uses is known to everybody, and is refused where shoppers buy. */
export interface Credentials {
  /** @throws {Error} naming the variable when it is missing, or the sandbox's */
  needed(name: string, ofSandbox: string): string;
  /**
   * Of a party that a shop may do without; empty where it does.
   * @throws {Error} naming the variable when nothing is said of it, or when it is the sandbox's
   */
  optional(name: string, ofSandbox: string): string;
}

/** @param isDemo whether the sandbox stands in for what is not set */
export function credentialsIn(environment: Environment, isDemo: boolean): Credentials {
  const read = (name: string, ofSandbox: string, isMissing: (value: string | undefined) => boolean): string => {
    const value = environment[name];
    if (isDemo) return value || ofSandbox;
    if (isMissing(value) || value === ofSandbox)
      throw new Error(
        `${name} is needed in production: set a value of your own instead of the sandbox's (docs/production.md).`,
      );
    return value ?? '';
  };
  return {
    needed: (name, ofSandbox) => read(name, ofSandbox, (value) => !value),
    optional: (name, ofSandbox) => read(name, ofSandbox, (value) => value === undefined),
  };
}
