import type { Locale } from 'shared-contracts/locale';
import type { DevelopmentBoot } from './dev-tools-boot.ts';
import { developmentMessages } from './development-messages.ts';

/** The strip's text element, updated when a developer's server stops. */
export const stripWordsId = 'dev-strip-words';

/** The strip's text; `silent` lists origins that no longer answer. */
export function stripWords(
  { overrides, chosen }: Pick<DevelopmentBoot, 'overrides' | 'chosen'>,
  locale: Locale,
  silent: ReadonlySet<string> = new Set(),
): string {
  const texts = developmentMessages(locale);
  const running = Object.entries(overrides).map(([remote, origin]) =>
    silent.has(origin) ? texts.silent(remote, origin) : texts.runsFrom(remote, origin),
  );
  if (running.length > 0) return running.join(', ');
  return Object.keys(chosen).length > 0 ? `${texts.shell}. ${texts.rests}` : texts.shell;
}
