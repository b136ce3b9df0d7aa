import { escapeHtml } from 'service-kit/escape-html';
import type { ExperimentTarget } from 'shared-contracts/experiments/all-experiments';
import { htmlPage, section, timeText, tokenField } from '../status/page-parts.ts';
import type { ServedExperiment, VariationResult } from './experiment-api.ts';
import { isMismatched } from './judge.ts';
import { type Estimate, meanOf, probabilityOfDifference, shareOf } from './statistics.ts';

interface ExperimentsPage {
  readonly experiments: readonly ServedExperiment[];
  /** Why the service's experiments are not shown. */
  readonly fault?: string | undefined;
  /** The experiment that this visitor has just made or changed. */
  readonly done?: string | undefined;
}

export const changeAddress = (key: string): string => `/experiments/change?${new URLSearchParams({ key })}`;
/** The word for whatever makes an experiment begin or end. */
export const verbOf = ({ status }: Pick<ServedExperiment, 'status'>): 'Stop' | 'Start' =>
  status === 'Running' ? 'Stop' : 'Start';

const note = (text: string, tone = '') => `<p class="note${tone}" role="status">${escapeHtml(text)}</p>`;
const alert = (text: string | undefined) =>
  text === undefined ? '' : `<p class="note bad" role="alert">${escapeHtml(text)}</p>`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const money = (minor: number) => (minor / 100).toFixed(2);
const estimated = (estimate: Estimate | undefined, text: (value: number) => string): string =>
  estimate ? `${text(estimate.value)} (${text(estimate.low)} to ${text(estimate.high)})` : '–';

/** All experiments, and what the visitors of each variation did. */
export function experimentsPage({ experiments, fault, done }: ExperimentsPage): string {
  const rows = experiments
    .map((one) => {
      const key = escapeHtml(one.key);
      const state = one.status === 'Running' && one.startedAt ? `Running since ${timeText(one.startedAt)}` : one.status;
      return `<tr><th scope="row"><code>${key}</code></th><td>${escapeHtml(one.name)}</td><td>${escapeHtml(state)}</td><td>${escapeHtml(one.reason) || '–'}</td><td class="n">${one.traffic} %</td><td>${escapeHtml(one.variations.join(', '))}</td><td><a href="${escapeHtml(changeAddress(one.key))}" aria-label="${verbOf(one)} ${key}">${verbOf(one)}</a></td></tr>`;
    })
    .join('');
  const heads = [
    'Experiment',
    'What it should show',
    'State',
    'Why',
    'Takes part',
    'Variations, the baseline first',
    'Change',
  ];
  const results = experiments.filter((one) => one.results.some(({ visitors }) => visitors > 0)).map(resultsOf);
  return htmlPage(
    'Experiments',
    `<h1>Experiments</h1><p><a href="/">All releases</a></p>${done ? note(`${done} is changed. Shops follow within their polling time.`) : ''}${fault ? note(fault, ' bad') : ''}<p><a href="/experiments/new">Make an experiment</a></p>${section('Experiments', heads, rows, 'There are no experiments.')}${results.join('')}<p>Intervals hold with 95 % confidence. Revenue is in the currency that shoppers paid in.</p>`,
  );
}

function resultsOf(experiment: ServedExperiment): string {
  const [baseline] = experiment.results;
  const rows = experiment.results
    .map((one) => {
      const { visitors } = one;
      const cells = [
        String(visitors),
        estimated(shareOf(one.added, visitors), percent),
        estimated(shareOf(one.ordered, visitors), percent),
        estimated(meanOf(one.revenue, one.revenueSquares, visitors), money),
        estimated(shareOf(one.failed, visitors), percent),
      ];
      const difference = baseline && one !== baseline ? differenceText(one, baseline) : 'baseline';
      return `<tr><th scope="row"><code>${escapeHtml(one.variation)}</code></th>${cells.map((cell) => `<td class="n">${escapeHtml(cell)}</td>`).join('')}<td>${escapeHtml(difference)}</td></tr>`;
    })
    .join('');
  const heads = [
    'Variation',
    'Visitors',
    'Added to cart',
    'Ordered',
    'Revenue per visitor',
    'Checkout failed',
    'Orders against the baseline',
  ];
  const warning = isMismatched(experiment)
    ? note(
        'The visitors split more unevenly than chance explains (sample-ratio mismatch). Do not trust these results: something loses visitors of a variation.',
        ' bad',
      )
    : '';
  return section(`Results of ${escapeHtml(experiment.key)}`, heads, rows, '') + warning;
}

function differenceText(one: VariationResult, baseline: VariationResult): string {
  if (one.visitors === 0 || baseline.visitors === 0) return '–';
  const groupOf = ({ ordered, visitors }: VariationResult) => ({ count: ordered, visitors });
  const p = probabilityOfDifference(groupOf(one), groupOf(baseline));
  const points = (one.ordered / one.visitors - baseline.ordered / baseline.visitors) * 100;
  const judged = p < 0.05 ? 'significant' : 'not significant';
  return `${points >= 0 ? '+' : ''}${points.toFixed(1)} points, p ${p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`}, ${judged}`;
}

/** What a form was sent with, and why it was refused. */
export interface Refused {
  readonly entered?: Readonly<Record<string, string>> | undefined;
  readonly refusal?: string | undefined;
}

/** Asks for a reason, and the operator's token, to start or stop an experiment. */
export function changePage(experiment: ServedExperiment, { entered = {}, refusal }: Refused): string {
  const verb = verbOf(experiment);
  const key = escapeHtml(experiment.key);
  return htmlPage(
    `${verb} ${experiment.key}`,
    `<h1>${verb} ${key}</h1><p><a href="/experiments">All experiments</a></p><p>${escapeHtml(experiment.name)}</p>${alert(refusal)}<form method="post" action="/experiments/change"><input type="hidden" name="key" value="${key}"><input type="hidden" name="status" value="${verb === 'Stop' ? 'Paused' : 'Running'}">
<label>Reason, which the service keeps<input name="reason" required maxlength="400" value="${escapeHtml(entered.reason ?? '')}"></label>
${tokenField}
<button>${verb} the experiment</button></form>`,
  );
}

/** The choice of a block of content among the targets. */
export const blockTarget = 'block';

/** Asks what a new experiment is made of. */
export function newPage(targets: readonly ExperimentTarget[], { entered = {}, refusal }: Refused): string {
  const value = (name: string, fallback = '') => escapeHtml(entered[name] ?? fallback);
  const option = (key: string, text: string) =>
    `<option value="${escapeHtml(key)}"${entered.target === key ? ' selected' : ''}>${escapeHtml(text)}</option>`;
  const options = targets.map(({ key, variations }) => option(key, `${key}: ${variations.join(', ')}`)).join('');
  return htmlPage(
    'Make an experiment',
    `<h1>Make an experiment</h1><p><a href="/experiments">All experiments</a></p>${alert(refusal)}<form method="post" action="/experiments/new">
<label>On a component, a flag, or a block<select name="target">${options}${option(blockTarget, 'A block of content, by its experience id')}</select></label>
<label>Experience id of the block, as the studio shows it<input name="experience" maxlength="50" pattern="[\\w\\-]*" value="${value('experience')}"></label>
<label>Ids of the block’s variants, with spaces between<input name="variants" maxlength="500" value="${value('variants')}"></label>
<label>What it should show<input name="name" required maxlength="200" value="${value('name')}"></label>
<label>Visitors of a hundred who take part<input name="traffic" type="number" min="1" max="100" required value="${value('traffic', '100')}"></label>
${tokenField}
<button>Make the experiment</button></form>`,
  );
}
