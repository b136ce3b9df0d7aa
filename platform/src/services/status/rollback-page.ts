import { escapeHtml } from 'service-kit/escape-html';
import type { LiveVersions } from 'shared-contracts/remote';
import { htmlPage, section, tokenField } from './page-parts.ts';
import type { Rollback } from './rollback.ts';

interface Shown {
  readonly remote: string;
  readonly release: string;
  /** Undefined when it is not possible. */
  readonly plan: Rollback | undefined;
  /** What was entered before. */
  readonly reason?: string;
  /** Why it was refused. */
  readonly refusal?: string;
}

/** Address of the page that asks whether to roll a version back. */
export const rollbackAddress = (remote: string, release: string): string =>
  `/rollback?${new URLSearchParams({ remote, release })}`;

/** Shows what a rollback would do, and asks for a reason and the operator's token, which is kept nowhere. */
export function rollbackPage({ remote, release, plan, reason = '', refusal }: Shown): string {
  const title = `Roll back ${escapeHtml(remote)} ${escapeHtml(release)}`;
  const alert = refusal === undefined ? '' : `<p class="note bad" role="alert">${escapeHtml(refusal)}</p>`;
  return htmlPage(
    `Roll back ${remote}`,
    `<h1>${title}</h1><p><a href="/">All releases</a></p>${alert}${plan ? comparison(plan) + form({ remote, release, plan, reason }) : ''}`,
  );
}

function comparison({ now, afterwards }: Rollback): string {
  const row = (name: string, of: (live: LiveVersions) => string | undefined) =>
    `<tr><th scope="row">${name}</th><td><code>${escapeHtml(of(now) ?? '–')}</code></td><td><code>${escapeHtml(of(afterwards) ?? '–')}</code></td></tr>`;
  const rows = [
    row('Stable', ({ stable }) => stable),
    row('Canary', ({ canary }) => canary && `${canary.version}, ${canary.share} %`),
    row('Fallback', ({ previous }) => previous),
  ];
  return section('What will be live', ['Version', 'Now', 'Afterwards'], rows.join(''), '');
}

function form({
  remote,
  release,
  plan,
  reason,
}: Required<Pick<Shown, 'remote' | 'release' | 'reason'>> & { readonly plan: Rollback }): string {
  const hidden = Object.entries({ remote, release, revision: String(plan.revision) })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  return `<form method="post" action="/rollback">${hidden}
<label>Reason, which the history keeps<input name="reason" required maxlength="500" value="${escapeHtml(reason)}"></label>
${tokenField}
<button>Roll back</button></form>`;
}
