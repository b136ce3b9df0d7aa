import { escapeHtml } from 'service-kit/escape-html';
import { type FormTexts, textsFor } from './form/texts.js';

export interface FormPage {
  readonly locale: string;
  readonly parentOrigin: string;
  readonly publicKey: string;
  readonly theme: 'light' | 'dark';
  /** Brand of a saved card, for which the form asks only the security code. */
  readonly keptBrand: string | undefined;
}

interface Field {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly wide: boolean;
  readonly attributes: string;
  readonly after?: string;
}

function field({ id, label, hint, wide, attributes, after }: Field): string {
  const described = [hint ? `${id}-hint` : '', `${id}-error`].filter(Boolean).join(' ');
  return `<div class="field${wide ? ' wide' : ''}">
<label for="${id}">${escapeHtml(label)}</label>
<div class="box"><input id="${id}" name="${id}" required aria-describedby="${described}" ${attributes}>${after ?? ''}</div>
${hint ? `<p class="hint" id="${id}-hint">${escapeHtml(hint)}</p>` : ''}
<p class="error" id="${id}-error" role="alert" hidden></p>
</div>`;
}

function wholeCard(texts: FormTexts, code: string): string {
  return [
    field({
      id: 'number',
      label: texts.number,
      wide: true,
      attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="23" spellcheck="false"',
      after: `<span id="brand" aria-live="polite"></span>`,
    }),
    field({
      id: 'expiry',
      label: texts.expiry,
      hint: texts.expiryHint,
      wide: false,
      attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="09/29"',
    }),
    code,
    field({
      id: 'name',
      label: texts.name,
      wide: true,
      attributes: 'autocomplete="cc-name" maxlength="60" spellcheck="false"',
    }),
  ].join('\n');
}

/** The page of the hosted card form. It depends only on the query it was opened with. */
export function formPage({ locale, parentOrigin, publicKey, theme, keptBrand }: FormPage): string {
  const texts = textsFor(locale);
  const language = locale.slice(0, 2);
  const codeHint = keptBrand === 'amex' ? texts.codeHintFour : texts.codeHint;
  const code = field({
    id: 'code',
    label: texts.code,
    hint: codeHint,
    wide: false,
    attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
  });
  return `<!doctype html>
<html lang="${escapeHtml(language)}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.title)}</title>
<link rel="stylesheet" href="/card/v1/assets/form.css">
<script type="module" src="/card/v1/assets/${keptBrand === undefined ? 'form' : 'code-form'}.js"></script>
</head>
<body data-parent-origin="${escapeHtml(parentOrigin)}" data-public-key="${escapeHtml(publicKey)}" data-locale="${escapeHtml(locale)}" data-kept-brand="${escapeHtml(keptBrand ?? '')}">
<main>
<form aria-label="${escapeHtml(texts.title)}" novalidate>
${keptBrand === undefined ? wholeCard(texts, code) : code}
<p class="error wide" id="status" role="alert"></p>
</form>
</main>
</body>
</html>`;
}
