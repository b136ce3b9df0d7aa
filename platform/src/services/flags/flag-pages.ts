import { escapeHtml } from 'service-kit/escape-html';
import { type Flag, type FlagValue, isExpired } from 'shared-contracts/flags';
import { htmlPage, section, tokenField } from '../status/page-parts.ts';
import type { ServedFlag } from './flag-api.ts';

/** A flag of the code, with what is known of it elsewhere. */
export interface ShownFlag {
  readonly flag: Flag;
  /** Undefined when the service does not have it, or does not answer. */
  readonly served: ServedFlag | undefined;
  /** Live releases that read it, such as `content 1.4.0`. */
  readonly users: readonly string[];
}

interface FlagsPage {
  readonly flags: readonly ShownFlag[];
  /** Keys that the service has and the code does not. */
  readonly strangers: readonly string[];
  /** A day such as `2027-03-31`. */
  readonly today: string;
  /** Why the service's values are not shown. */
  readonly fault?: string | undefined;
  /** The flag that this visitor has just changed. */
  readonly done?: string | undefined;
}

export const flagAddress = (key: string): string => `/flags/change?${new URLSearchParams({ key })}`;

/** Why a flag should be removed; empty when it should not. */
export const staleReasons = ({ flag, users }: ShownFlag, today: string): string[] => [
  ...(isExpired(flag, today) ? ['expired'] : []),
  ...(users.length === 0 ? ['no live release reads it'] : []),
];

const textOf = (value: FlagValue | undefined): string => (value === undefined ? '–' : String(value));

/** All flags with owner, default, and expiry; stale ones are marked. */
export function flagsPage({ flags, strangers, today, fault, done }: FlagsPage): string {
  const rows = flags
    .map((shown) => {
      const { flag, served, users } = shown;
      const stale = staleReasons(shown, today);
      const key = escapeHtml(flag.key);
      const change = served
        ? `<a href="${escapeHtml(flagAddress(flag.key))}" aria-label="Change ${key}">Change</a>`
        : '–';
      const mark = stale.length > 0 ? `<span class="bad">Stale: ${stale.join(', ')}</span>` : 'in use';
      return `<tr><th scope="row"><code>${key}</code></th><td>${escapeHtml(flag.purpose)}</td><td>${escapeHtml(flag.owner)}</td><td><code>${escapeHtml(textOf(served?.value))}</code></td><td><code>${escapeHtml(textOf(flag.default))}</code></td><td>${escapeHtml(flag.expires)}</td><td>${mark}</td><td>${escapeHtml(users.join(', ')) || '–'}</td><td>${change}</td></tr>`;
    })
    .join('');
  const note = (text: string, tone = '') => `<p class="note${tone}" role="status">${escapeHtml(text)}</p>`;
  const heads = ['Flag', 'What it switches', 'Owner', 'Value', 'Default', 'Expires', 'State', 'Read by', 'Change'];
  return htmlPage(
    'Feature flags',
    `<h1>Feature flags</h1><p><a href="/">All releases</a></p>${done ? note(`${done} is changed. Open pages follow within a second.`) : ''}${fault ? note(fault, ' bad') : ''}${section('Flags', heads, rows, 'There are no flags.')}${
      strangers.length > 0 ? note(`The service also has ${strangers.join(', ')}, which no code declares.`) : ''
    }`,
  );
}

interface Change {
  readonly flag: Flag;
  readonly served: ServedFlag;
  readonly reason?: string | undefined;
  readonly refusal?: string | undefined;
}

/** Asks for the new value, a reason, and the operator's token, which is kept nowhere. */
export function changePage({ flag, served, reason = '', refusal }: Change): string {
  const key = escapeHtml(flag.key);
  const options = served.values
    .map((value) => {
      const text = escapeHtml(JSON.stringify(value));
      return `<option value="${text}"${value === served.value ? ' selected' : ''}>${escapeHtml(String(value))}</option>`;
    })
    .join('');
  const alert = refusal === undefined ? '' : `<p class="note bad" role="alert">${escapeHtml(refusal)}</p>`;
  return htmlPage(
    `Change ${flag.key}`,
    `<h1>Change ${key}</h1><p><a href="/flags">All flags</a></p><p>${escapeHtml(flag.purpose)}. It belongs to ${escapeHtml(flag.owner)}.</p>${alert}<form method="post" action="/flags/change"><input type="hidden" name="key" value="${key}">
<label>Value for everybody<select name="value">${options}</select></label>
<label>Reason, which the flag service keeps<input name="reason" required maxlength="500" value="${escapeHtml(reason)}"></label>
${tokenField}
<button>Change the flag</button></form>`,
  );
}
