import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { shellMessages } from './messages.ts';

/** The head of a page that cannot be shown. Its description says so (docs/spec/content.md section 2.1). */
export function problemHead(locale: Locale, kind: 'missing' | 'broken') {
  const texts = shellMessages(locale);
  return {
    title: kind === 'missing' ? texts.notFoundTitle : texts.brokenTitle,
    description: texts.notAvailable,
    robots: 'noindex',
  } satisfies Head;
}
