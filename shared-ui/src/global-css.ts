import { coveredBottom } from './covered-edge.ts';
import { paletteCss } from './palette.ts';

/**
 * Base styles of every page: tokens, reset, type, focus ring, selection. A plain string, so that a server can render
 * it without script.
 */
export const globalCss = `
:root{color-scheme:light dark;${paletteCss}
--font-display:Archivo,"Archivo Fallback",Arial,sans-serif;
--font-text:"Instrument Sans","Instrument Sans Fallback",Arial,sans-serif;
--gutter:1rem;--motion-fast:120ms;--motion-medium:250ms;--motion-slow:400ms;--motion-dialog:250ms}
/* On the tablet of a store everything is large enough to be hit in passing. */
[data-till]{--target:3.5rem;--control:3.5rem}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
[data-theme=light],[data-theme=dark]{background:var(--paper);color:var(--ink)}
@media (min-width:37.5em){:root{--gutter:1.5rem}}
@media (min-width:75em){:root{--gutter:2rem}}
@media (prefers-reduced-motion:reduce){:root{--motion-fast:0ms;--motion-medium:0ms;--motion-slow:0ms;--motion-dialog:0ms}}
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding:var(--header-height,5rem) 0 ${coveredBottom};background:var(--paper)}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
body{font:400 1rem/1.55 var(--font-text);color:var(--ink);background:var(--paper);overflow-wrap:break-word;-webkit-font-smoothing:antialiased;min-height:100dvh}
/* Prevents scrolling behind a dialog without a shift: the scroll bar's space stays. */
html:has(dialog:modal){overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,var(--paper),#000 55%)}
h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:inherit}
ul,ol{padding:0;list-style:none}
img,picture,svg,video,canvas{display:block;max-width:100%}
img,video{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
button,a,summary,label{-webkit-tap-highlight-color:transparent;touch-action:manipulation}
a{color:inherit}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0}
summary{list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
table{border-collapse:collapse}
hr{border:0;border-top:1px solid var(--line)}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--glacier);outline-offset:2px}
[tabindex="-1"]:focus{outline:none}
::selection{background:var(--ember);color:var(--on-ember)}
/* Links show the focus ring on keyboard focus; controls are styled by their components. */
.visually-hidden:not(a:focus,a:active){position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
@media print{:root{color-scheme:light}body{background:none}}
`;
