import type { BotCheck } from 'shared-contracts/bot-check';
import { onDemand } from './on-demand.ts';

/** A bot check whose code is loaded on first use. */
export function lazyBotCheck(frameUrl: string, onFailure: (error: unknown) => void): BotCheck {
  const check = onDemand(() =>
    import('./bot-check.ts').then(({ createBotCheck }) => createBotCheck(frameUrl, onFailure)),
  );
  const failed = (error: unknown): undefined => {
    onFailure(error);
    return undefined;
  };
  return {
    token: (action) =>
      check()
        .then((loaded) => loaded.token(action))
        .catch(failed),
    preload: () =>
      void check()
        .then((loaded) => loaded.preload())
        .catch(failed),
  };
}
