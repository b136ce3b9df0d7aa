import type { BotCheck } from 'shared-contracts/bot-check';

/** A bot check whose code is fetched with its first use. */
export function lazyBotCheck(frameUrl: string, onFailure: (error: unknown) => void): BotCheck {
  let check: Promise<BotCheck> | undefined;
  const load = () => {
    check ??= import('./bot-check.ts').then(({ createBotCheck }) => createBotCheck(frameUrl, onFailure));
    return check;
  };
  return {
    token: (action) =>
      load()
        .then((loaded) => loaded.token(action))
        .catch(failed),
    preload: () =>
      void load()
        .then((loaded) => loaded.preload())
        .catch(failed),
  };

  function failed(error: unknown): undefined {
    check = undefined;
    onFailure(error);
    return undefined;
  }
}
