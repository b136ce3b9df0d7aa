import type { CSSObject } from '@emotion/react';
import { media } from 'shared-ui/tokens';

export interface ByScreen<Value> {
  readonly small?: Value | undefined;
  readonly medium?: Value | undefined;
  readonly large?: Value | undefined;
}

/** The values of all three screens; one that is missing is that of the next smaller screen, or `start`. */
export function onEach<Value>(values: ByScreen<Value>, start: Value): readonly [Value, Value, Value] {
  const small = values.small ?? start;
  const medium = values.medium ?? small;
  return [small, medium, values.large ?? medium];
}

/** Styles that follow the screen. */
export function screens<Value>(values: ByScreen<Value>, style: (value: Value) => CSSObject): CSSObject {
  return {
    ...(values.small === undefined ? {} : style(values.small)),
    ...(values.medium === undefined ? {} : { [media.tablet]: style(values.medium) }),
    ...(values.large === undefined ? {} : { [media.desktop]: style(values.large) }),
  };
}

type Screen = keyof ByScreen<unknown>;

/** Hides on the named screens. */
export function hiddenOn(hidden: readonly Screen[]): CSSObject {
  const display = (screen: Screen) => (hidden.includes(screen) ? 'none' : 'revert');
  return screens({ small: display('small'), medium: display('medium'), large: display('large') }, (display) => ({
    display,
  }));
}
