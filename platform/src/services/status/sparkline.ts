import { escapeHtml } from 'service-kit/escape-html';

/** Amounts by step, oldest first. */
interface Line {
  /** What is counted, as it follows a number: `pages`. */
  readonly name: string;
  readonly amounts: readonly number[];
  /** How it is painted. */
  readonly tone: 'usual' | 'bad';
}

const height = 32;

/**
 * Bars of several lines over each other on one scale, and the same in words.
 * @param label what the lines are about
 * @param end the end of the last step @param step milliseconds of a step
 */
export function sparkline(label: string, lines: readonly Line[], end: number, step: number): string {
  const steps = lines[0]?.amounts.length ?? 0;
  const most = Math.max(0, ...lines.flatMap(({ amounts }) => amounts));
  const words = `${label}, by ${step / 60_000} minutes until ${clock(end)}: ${lines.map((line) => inWords(line, end, step)).join('; ')}`;
  const paths = lines.map(({ amounts, tone }) => `<path class="${tone}" d="${barsOf(amounts, most)}"/>`);
  return `<svg role="img" aria-label="${escapeHtml(words)}" viewBox="0 0 ${steps} ${height}" width="${steps}" height="${height}" preserveAspectRatio="none">${paths.join('')}<path class="axis" d="M0 ${height - 0.5}H${steps}"/></svg>`;
}

/** One bar for each amount; the smallest amount can be seen. */
function barsOf(amounts: readonly number[], most: number): string {
  return amounts
    .map((amount, place) => {
      if (amount <= 0) return '';
      const top = Math.max(2, Math.round((amount / most) * (height - 1)));
      return `M${place} ${height}v-${top}h1v${top}z`;
    })
    .join('');
}

function inWords({ name, amounts }: Line, end: number, step: number): string {
  const most = Math.max(0, ...amounts);
  if (most === 0) return `no ${name}`;
  const startOf = (place: number) => clock(end - (amounts.length - place) * step);
  const first = amounts.findIndex((amount) => amount > 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const counted = total === 1 ? name.replace(/s$/, '') : name;
  return `${rounded(total)} ${counted} since ${startOf(first)}, at most ${rounded(most)} at ${startOf(amounts.indexOf(most))}, last ${rounded(amounts.at(-1) ?? 0)}`;
}

const rounded = (amount: number) => String(Math.round(amount * 10) / 10);
const clock = (at: number) => `${new Date(at).toISOString().slice(11, 16)}Z`;
