import type { CSSObject } from '@emotion/react';
import { useEffect, useState } from 'react';
import { media } from './tokens.ts';

/** Values on a phone, from 600, from 900, and from 1200 px. One that is missing is that of the smaller screen. */
export type PerScreen<Value> = readonly [phone: Value, tablet?: Value, desktop?: Value, wide?: Value];

const queries = [undefined, media.tablet, media.desktop, media.wide] as const;

const isPerScreen = <Value>(values: Value | PerScreen<Value>): values is PerScreen<Value> => Array.isArray(values);

export const asPerScreen = <Value>(values: Value | PerScreen<Value>): PerScreen<Value> =>
  isPerScreen(values) ? values : [values];

/** Styles that follow the screen: those of `style` for each of the values, as one `css` object. */
export function onScreens<Value>(values: Value | PerScreen<Value>, style: (value: Value) => CSSObject): CSSObject {
  const rules: CSSObject = {};
  asPerScreen(values).forEach((value, screen) => {
    const query = queries[screen];
    if (value === undefined) return;
    const own = style(value);
    Object.assign(rules, query === undefined ? own : { [query]: own });
  });
  return rules;
}

/** The value for the current screen; on the server and for the first render that of a phone. */
export function useScreenValue<Value>(values: Value | PerScreen<Value>): Value {
  const all = asPerScreen(values);
  const [screen, setScreen] = useState(0);
  const count = all.length;
  useEffect(() => {
    const lists = queries.slice(1, count).map((query) => matchMedia(`${query}`.replace('@media ', '')));
    const update = () => setScreen(lists.filter(({ matches }) => matches).length);
    update();
    for (const list of lists) list.addEventListener('change', update);
    return () => {
      for (const list of lists) list.removeEventListener('change', update);
    };
  }, [count]);
  for (let at = Math.min(screen, count - 1); at > 0; at -= 1) {
    const value = all[at];
    if (value !== undefined) return value;
  }
  return all[0];
}
