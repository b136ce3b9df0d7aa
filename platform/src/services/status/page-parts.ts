import { createHash } from 'node:crypto';
import { escapeHtml } from 'service-kit/escape-html';

const style = `
:root{color-scheme:light dark;--ink:light-dark(#14181a,#ecebe6);--soft:light-dark(#5b6468,#a3acb0);--line:light-dark(#d9d6cd,#2b3437);--ground:light-dark(#f6f4ef,#0e1416);--bad:light-dark(#a3261b,#ff9d8f)}
body{margin:0 auto;max-width:80rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1{font-size:1.5rem;margin:0}h2{font-size:1.1rem;margin:2rem 0 .5rem}p{margin:.25rem 0;color:var(--soft)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.5rem .75rem;border-block-end:1px solid var(--line);vertical-align:top}
td.n,th.n{text-align:end;white-space:nowrap}th{font-weight:600;color:var(--soft);white-space:nowrap}.bad{color:var(--bad);font-weight:600}
code{font:.875em ui-monospace,monospace;overflow-wrap:anywhere}
a{color:inherit;display:inline-block;min-block-size:1.75rem;white-space:nowrap}
svg{display:block;inline-size:12rem;block-size:2rem}svg .usual{fill:var(--soft)}svg .bad{fill:var(--bad)}svg .axis{stroke:var(--line);fill:none}
form{display:grid;gap:1rem;max-width:32rem;margin-block:1.5rem}label{display:grid;gap:.25rem;font-weight:600}
input,select,button{font:inherit;color:inherit;background:transparent;border:1px solid var(--soft);border-radius:.25rem;padding:.5rem .75rem}
button{justify-self:start;color:var(--ground);background:var(--bad);border-color:var(--bad);font-weight:600}
.note{white-space:pre-line;border-inline-start:.25rem solid var(--soft);padding:.5rem 1rem;color:var(--ink)}.note.bad{border-color:var(--bad);color:var(--bad)}`;

/** The headers of every page: nothing runs, nothing is loaded, and forms lead nowhere else. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // Without a referrer, browsers send forms with the origin `null`.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** A page without script. `refreshes` reloads it every ten seconds, only on request. */
export const htmlPage = (title: string, main: string, refreshes = false): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refreshes ? '<meta http-equiv="refresh" content="10">' : ''}<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>
${main}
</main></body></html>`;

/** A part of a page: its heading, and a table that scrolls by keyboard where it is too wide. */
export const section = (heading: string, heads: readonly string[], rows: string, none: string): string =>
  `<h2>${heading}</h2>${table(heading, heads, rows, none)}`;

const table = (label: string, heads: readonly string[], rows: string, none: string) =>
  rows
    ? `<div class="wide" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows}</tbody></table></div>`
    : `<p>${none}</p>`;

/** Asks for the operator's token, and says how to come by one. */
export const tokenField = `<label>Your registry token, which is kept nowhere<input name="token" type="password" required autocomplete="off" aria-describedby="about-token"></label>
<p id="about-token">Your operator creates one: <code>npm run registry -- token your-name</code></p>`;

/** A moment in milliseconds since 1970. */
export const timeText = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
