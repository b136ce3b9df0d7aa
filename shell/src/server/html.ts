import { escapeHtml } from 'service-kit/escape-html';
import type { Head } from 'shared-contracts/routing';
import { cartSegment, segmentsAttribute } from 'shared-contracts/segments';
import { storedCart } from 'storefront-kit/stored-cart';
import type { Boot } from '../app/boot.ts';
import { type HeadTag, headTags } from '../app/head.ts';
import { signedInKey } from '../app/signed-in-key.ts';
import { storeModeKey } from '../app/store-mode-key.ts';
import { guestSegments } from '../app/visitor-segments.ts';

/** JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): string => scriptSafe(JSON.stringify(value));

const scriptSafe = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function tag({ name, attributes: values, text }: HeadTag): string {
  const open = `<${name} data-head${attributes(values)}>`;
  return name === 'script' ? `${open}${text ?? ''}</script>` : open;
}

export interface DocumentStart {
  readonly lang: string;
  readonly head: Head;
  readonly origin: string;
  readonly nonce: string;
  readonly fonts: readonly string[];
  /** The background in light and dark. */
  readonly paper: readonly [light: string, dark: string];
  /** @font-face rules and what the first paint needs. */
  readonly styles: string;
  /** React looks for its refresh hook when it starts: development only. */
  readonly refreshable?: boolean;
  /** Origins whose scripts the page may load. */
  readonly scriptOrigins: readonly string[];
  /** The segments that a preview shows; others are those of the visitor. */
  readonly segments?: ReadonlySet<string> | undefined;
}

/** The document up to the open head. */
export function documentStart(page: DocumentStart): string {
  const { nonce } = page;
  return [
    `<!doctype html><html lang="${escapeHtml(page.lang)}"${page.segments ? attributes({ [segmentsAttribute]: [...page.segments].join(' ') }) : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(page.head.title)}</title>`,
    ...page.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    `<script nonce="${nonce}">${page.refreshable ? refreshHook : ''}${earlyInput}${startScript(page.scriptOrigins)}${page.segments ? '' : segmentsScript}</script>`,
    `<style nonce="${nonce}">${page.styles}</style>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    ...['light', 'dark'].map(
      (scheme, index) =>
        `<meta name="theme-color" content="${page.paper[index]}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    ...headTags(page.head, page.origin).map(tag),
  ].join('');
}

/** The object that Fast Refresh hooks into; React looks for it once, during evaluation. */
const refreshHook =
  '(()=>{const r=new Map();let i=0;window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:r,supportsFiber:true,inject:x=>(r.set(++i,x),i),onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){},checkDCE(){}}})();';

/**
 * Records clicks, input, and submits made before the page's code arrived, and holds them back; `EarlyInput` replays
 * them. Synthetic clicks are ignored.
 */
const earlyInput =
  '(()=>{const clicked=new Set,typed=new Map,on={' +
  "click(e){const t=e.target.closest?.('button:not([type=submit]),input:not([type=submit])');if(t&&e.isTrusted){clicked.add(t);e.stopImmediatePropagation()}}," +
  "input(e){e.target.matches('input:not([type=radio],[type=checkbox]),textarea,select')&&typed.set(e.target,e.target.value)}," +
  "submit(e){if(e.target.method==='post'){e.preventDefault();e.stopImmediatePropagation();clicked.add(e.submitter??e.target)}}};" +
  'for(const n in on)addEventListener(n,on[n],true);' +
  'window.__early={clicked,typed,stop(){for(const n in on)removeEventListener(n,on[n],true)}}})();';

/**
 * Runs first: keeps third-party scripts out (Trusted Types), and applies the chosen appearance and the store mode bar's
 * space, so that nothing flashes or shifts. A script that a page makes as `blob:` has the page's origin, but another protocol.
 */
function startScript(origins: readonly string[]): string {
  return (
    `(()=>{const ok=new Set(${scriptJson(origins)});ok.add(location.origin);` +
    `if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:u=>{const x=new URL(u,location.href),o=x.protocol+'//'+x.host;if(!ok.has(o))throw new TypeError('Script of a foreign origin: '+o);return x.href}});` +
    `try{const t=localStorage.getItem('shop.theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;if(localStorage.getItem('${storeModeKey}'))document.documentElement.dataset.till=''}catch(e){console.warn('No storage',e)}})()`
  );
}

/**
 * Names the visitor's segments before the first paint, as far as the browser knows them (`follow-segments.ts`), so that blocks for
 * some visitors are there at once.
 */
const segmentsScript =
  `;(()=>{let p=${scriptJson(guestSegments)},c;` +
  `try{p=localStorage.getItem('${signedInKey}')??p;c=JSON.parse(localStorage.getItem('${storedCart.key}'))?.totalItems>0}catch(e){console.warn('Segments of a guest',e)}` +
  `document.documentElement.setAttribute('${segmentsAttribute}',p+' '+(c?'${cartSegment(1)}':'${cartSegment(0)}'))})()`;

/** Scripts that the page needs, with their hashes: those to run, in order, and those to preload. */
export interface PageScripts {
  readonly run: readonly ScriptFile[];
  readonly preload: readonly ScriptFile[];
}
interface ScriptFile {
  readonly src: string;
  readonly integrity: string;
}

/** Maximum milliseconds that scripts wait for the largest picture. */
const longestWait = 1000;

/**
 * Requests all scripts at once, as soon as the most important picture is painted, which gets the full bandwidth. A
 * picture that fails or is late delays nothing.
 */
const loader = (scripts: PageScripts): string =>
  `(()=>{const s=${scriptJson(scripts)},n=document.currentScript.nonce;let begun;` +
  `const add=(t,v)=>document.head.append(Object.assign(document.createElement(t),{nonce:n,crossOrigin:'anonymous'},v));` +
  `const begin=()=>{if(begun)return;begun=1;` +
  `for(const f of s.run)add('script',{async:false,...f});` +
  `for(const{src,integrity}of s.preload)add('link',{rel:'preload',as:'script',integrity,href:src})};` +
  `const painted=()=>requestAnimationFrame(()=>setTimeout(begin));` +
  `const p=document.querySelector('img[fetchpriority=high]');p?p.decode().then(painted,painted):painted();setTimeout(begin,${longestWait})})()`;

interface DocumentEnd {
  readonly boot: Boot;
  /** Loader data as JSON; undefined leaves loading to the browser. */
  readonly data: string | undefined;
  readonly scripts: PageScripts;
  readonly nonce: string;
}

/** Everything after the content: the data to continue with, and the scripts. */
export function documentEnd({ boot, data, scripts, nonce }: DocumentEnd): string {
  const json = scriptJson(boot);
  const complete = data === undefined ? json : `${json.slice(0, -1)},"data":${scriptSafe(data)}}`;
  return `</div><script type="application/json" id="boot">${complete}</script><script nonce="${nonce}">${loader(scripts)}</script></body></html>`;
}
