import type { FlagValue } from 'shared-contracts/flags';
import { allFlags } from 'shared-contracts/flags/all-flags';

/** A flag of the service, in the one environment that the sandbox has. */
export interface ServedFlag {
  readonly key: string;
  readonly name: string;
  readonly values: readonly FlagValue[];
  /** Index of the value while it is on, and while it is off. */
  readonly fallthrough: number;
  readonly offVariation: number;
  readonly on: boolean;
  /** Rises with every change. */
  readonly version: number;
}

/** The flags of the shop, as somebody would have made them at the service: on, with the default. */
export const initialFlags = (): ServedFlag[] =>
  allFlags.map(({ flag: { key, purpose, values, default: usual } }) => {
    const fallthrough = values.indexOf(usual);
    const offVariation = values.findIndex((_, index) => index !== fallthrough);
    return { key, name: purpose, values, fallthrough, offVariation: Math.max(offVariation, 0), on: true, version: 1 };
  });

const variationOf = ({ on, fallthrough, offVariation }: ServedFlag): number => (on ? fallthrough : offVariation);

/** A flag as the SDKs get it. */
export const evaluated = (flag: ServedFlag) => ({
  value: flag.values[variationOf(flag)],
  variation: variationOf(flag),
  version: flag.version,
  flagVersion: flag.version,
  trackEvents: false,
});

/** The id of a variation in the REST interface. */
export const variationId = (flag: Pick<ServedFlag, 'key'>, index: number): string => `${flag.key}-${index}`;

/** A flag as the REST interface tells of it. */
export const described = (flag: ServedFlag, environment: string) => ({
  key: flag.key,
  name: flag.name,
  _version: flag.version,
  variations: flag.values.map((value, index) => ({ _id: variationId(flag, index), value })),
  environments: {
    [environment]: {
      on: flag.on,
      fallthrough: { variation: flag.fallthrough },
      offVariation: flag.offVariation,
      version: flag.version,
    },
  },
});
