import type { Platform } from 'shared-contracts/platform';

/** Makes a function that creates something for a page when it is first asked for, and returns the same from then on. */
export function onePerPage<Value extends object>(create: (platform: Platform) => Value): (platform: Platform) => Value {
  const made = new WeakMap<Platform['store'], Value>();
  return (platform) => {
    const known = made.get(platform.store);
    if (known) return known;
    const value = create(platform);
    made.set(platform.store, value);
    return value;
  };
}
