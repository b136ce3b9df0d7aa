import { Global } from '@emotion/react';
import { globalCss } from './global-css.ts';

/** Tokens, reset and base type for the whole page; render it once, at the root. */
export function GlobalStyles() {
  return <Global styles={globalCss} />;
}
