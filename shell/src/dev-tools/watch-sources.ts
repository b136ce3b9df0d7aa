import type { Locale } from 'shared-contracts/locale';
import type { DevelopmentBoot } from '../app/dev-tools-boot.ts';
import { stripWords, stripWordsId } from '../app/strip-words.ts';

/** Milliseconds between two looks, and that an answer may take: a server that builds lets wait. */
const pace = 3000;
const deadline = 10_000;

/** Looks without an answer after which a server counts as gone: one that is started anew is back by then. */
const maxMissed = 2;

async function answers(origin: string): Promise<boolean> {
  try {
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(deadline) } as const;
    return (await fetch(`${origin}/entry.js`, options)).ok;
  } catch {
    // That nothing answers is what is asked for.
    return false;
  }
}

/**
 * Says in the strip, beside the button that ends the override, when nothing answers any more where a remote comes from:
 * what the page has of it goes on, and what is fetched from now on is the released version. Returns a function that ends it.
 */
export function watchSources(development: Pick<DevelopmentBoot, 'overrides' | 'chosen'>, locale: Locale): () => void {
  const missed = new Map([...new Set(Object.values(development.overrides))].map((origin) => [origin, 0]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = missed.size === 0;

  async function look(): Promise<void> {
    for (const [origin, count] of missed) missed.set(origin, (await answers(origin)) ? 0 : count + 1);
    if (ended) return;
    const silent = new Set([...missed].filter(([, count]) => count >= maxMissed).map(([origin]) => origin));
    const words = stripWords(development, locale, silent);
    const element = document.getElementById(stripWordsId);
    // Only what is new is announced.
    if (element && element.textContent !== words) element.textContent = words;
    lookLater();
  }
  function lookLater(): void {
    timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') lookLater();
      else void look();
    }, pace);
  }
  if (!ended) lookLater();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
