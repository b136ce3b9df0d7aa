import { escapeHtml } from 'service-kit/escape-html';
import type { Locale } from 'shared-contracts/locale';
import { layer } from 'shared-ui/tokens';
import type { DevelopmentBoot } from '../../app/dev-tools-boot.ts';
import { developmentMessages } from '../../app/development-messages.ts';
import { storeBarHeight } from '../../app/store-bar-place.ts';
import { stripWords, stripWordsId } from '../../app/strip-words.ts';

type Shown = Pick<DevelopmentBoot, 'overrides' | 'chosen'>;
const isOverridden = ({ overrides }: Shown) => Object.keys(overrides).length > 0;

/** The strip has a place of its own above the page and covers nothing; while something is overridden it stays in sight. */
export const stripStyles = (development: Shown): string =>
  '#dev-strip{display:flex;align-items:center;gap:.5rem;padding:.125rem var(--gutter);font-size:.8125rem;line-height:1.25;border-bottom:1px solid var(--line)}' +
  '#dev-strip p{flex:1;min-width:0;overflow-wrap:anywhere}' +
  '#dev-strip button{min-height:2.75rem;padding:0 .75rem;border-radius:2px;font-weight:600}' +
  '#dev-strip button:hover{background:var(--tile)}' +
  '@media (max-width:24em){#dev-strip{gap:.25rem;font-size:.75rem}#dev-strip button{padding:0 .5rem}}' +
  (isOverridden(development)
    ? `:root{--store-bar:${storeBarHeight}}` +
      `#dev-strip{position:sticky;top:0;z-index:${layer.header};height:var(--store-bar);overflow:hidden;background:var(--warning);color:var(--paper);border-color:transparent}` +
      '#dev-strip p{font-weight:600;max-height:100%}' +
      '#dev-strip form button,#dev-strip button:hover{background:var(--paper);color:var(--warning)}#dev-strip form button:hover{color:var(--ink)}#dev-strip :focus-visible{outline-color:currentColor;outline-offset:-4px}'
    : '');

/**
 * Above every page of a development shell: what does not run as released, and the way back. It is part of the document and
 * not of the page's code, so that it is there and works also when that code does not.
 */
export function developmentStrip(shown: Shown, locale: Locale): string {
  const texts = developmentMessages(locale);
  // What the configuration of the shell itself overrides is not this browser's to end. The method stands at the button:
  // a form that says post waits for the page's code.
  const end = Object.keys(shown.chosen).length
    ? `<form action="/dev/override/end"><button formmethod="post" aria-describedby="${stripWordsId}">${texts.stop}</button></form>`
    : '';
  return (
    `<aside id="dev-strip" data-theme="dark" aria-label="${texts.shell}">` +
    `<p id="${stripWordsId}" role="status">${escapeHtml(stripWords(shown, locale))}</p>${end}<div id="dev-tools"></div></aside>`
  );
}
