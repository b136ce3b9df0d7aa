import { createRequire } from 'node:module';
import { escapeHtml } from 'service-kit/escape-html';
import type { EmailContent } from '../mail/email-content.ts';
import type { EmailFrame } from './frame.ts';

/** CommonJS with a `default` of its own, which an import resolves differently in Node and in Vitest. */
interface Mjml {
  readonly default: (
    mjml: string,
    options: { readonly presets: readonly unknown[]; readonly validationLevel: 'strict' },
  ) => Promise<{ readonly html: string }>;
}
const require = createRequire(import.meta.url);

/** Loaded with the first email: a quarter of the time that the service takes to start. */
async function mjmlToHtml(mjml: string): Promise<string> {
  const { default: convert } = require('mjml-core') as Mjml;
  const { html } = await convert(mjml, { presets: [require('mjml-preset-core')], validationLevel: 'strict' });
  return html;
}

const muted = '#626a6d';
const rule = '#ece9e1';

/** A table row: a label with an optional second line, and a value on the right. */
export interface Row {
  readonly name: string;
  readonly note?: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

const nameOf = ({ name, note, isStrong }: Row): string => {
  const title = isStrong ? `<strong>${escapeHtml(name)}</strong>` : escapeHtml(name);
  return note === undefined
    ? title
    : `${title}<br><span style="color:${muted};font-size:14px">${escapeHtml(note)}</span>`;
};

/** The building blocks of emails, as MJML. They escape all text. */
export const block = {
  text: (text: string): string => `<mj-text>${escapeHtml(text)}</mj-text>`,
  note: (text: string): string => `<mj-text color="${muted}" font-size="14px">${escapeHtml(text)}</mj-text>`,
  lines: (lines: readonly string[]): string =>
    `<mj-text color="#4a5356">${lines.map(escapeHtml).join('<br>')}</mj-text>`,
  fact: (label: string, value: string): string =>
    `<mj-text><span style="color:${muted}">${escapeHtml(label)}</span><br><strong style="font-size:20px">${escapeHtml(value)}</strong></mj-text>`,
  picture: (src: string, alt: string): string =>
    `<mj-image src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="240px" align="left" border-radius="6px" padding="0 0 24px" />`,
  button: (label: string, url: string): string =>
    `<mj-button href="${escapeHtml(url)}">${escapeHtml(label)}</mj-button>`,
  table: (rows: readonly Row[]): string => `<mj-table>${rows.map(tableRow).join('')}</mj-table>`,
} as const;

function tableRow(row: Row): string {
  const weight = row.isStrong ? 600 : 400;
  const cell = `padding:8px 0;border-bottom:1px solid ${rule};vertical-align:top;font-weight:${weight}`;
  return `<tr><td style="${cell}">${nameOf(row)}</td><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(row.value)}</td></tr>`;
}

const link = (text: string, url: string | undefined, style: string): string =>
  url === undefined ? escapeHtml(text) : `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`;

/** Returns the HTML of an email, compatible across mail clients: the shop's name, a heading with blocks, and the foot. */
export async function emailHtml(
  { language, brand, home, sender, links }: EmailFrame,
  { heading, blocks }: Pick<EmailContent, 'heading' | 'blocks'>,
): Promise<string> {
  const foot = [
    sender.map(escapeHtml).join(', '),
    links.map(({ text, url }) => link(text, url, `color:${muted}`)).join(' · '),
  ].filter((line) => line !== '');
  return mjmlToHtml(`<mjml lang="${language}">
  <mj-head>
    <mj-title>${escapeHtml(heading)}</mj-title>
    <mj-attributes>
      <mj-all font-family="'Instrument Sans', Helvetica, Arial, sans-serif" />
      <mj-text font-size="16px" line-height="1.55" color="#14181a" padding="0 0 24px" />
      <mj-table font-size="16px" line-height="1.55" color="#14181a" padding="0 0 24px" />
      <mj-button background-color="#14181a" color="#ffffff" border-radius="6px" font-size="16px" font-weight="600" inner-padding="12px 24px" padding="0 0 24px" align="left" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="#f6f4ef" width="560px">
    <mj-section padding="24px 32px 12px">
      <mj-column>
        <mj-text font-size="20px" font-weight="700" padding="0">${link(brand, home, 'color:#14181a;text-decoration:none')}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="#ffffff" border-radius="6px" padding="32px">
      <mj-column>
        <mj-text font-size="32px" line-height="1.05" font-weight="700" padding="0 0 12px">${escapeHtml(heading)}</mj-text>
        ${blocks.join('\n        ')}
      </mj-column>
    </mj-section>
    <mj-section padding="24px 32px">
      <mj-column>
        ${foot.map((line) => `<mj-text color="${muted}" font-size="14px" padding="0 0 4px">${line}</mj-text>`).join('\n        ')}
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`);
}
