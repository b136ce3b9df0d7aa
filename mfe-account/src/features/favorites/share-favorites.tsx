import { useEffect, useRef, useState } from 'react';
import { shareFavorites } from 'shared-contracts/calls/favorites';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { canHandOn, useGiveLink } from 'storefront-kit/give-link';
import { useMutation } from 'storefront-kit/use-mutation';
import { sharingMessages } from '../../messages/sharing-messages.ts';

interface ShareFavoritesProps {
  readonly list: { readonly favoriteId: string; readonly shareToken?: string | undefined };
  /** Called with the token of the link; undefined once the list is private again. */
  readonly onChange: (shareToken: string | undefined) => void;
}

/** Shares the list by a link that anybody can open, or stops sharing it (ACC-14). */
export function ShareFavorites({ list: { favoriteId, shareToken }, onChange }: ShareFavoritesProps) {
  const { calls, config, locale, toasts } = usePlatform();
  const texts = sharingMessages(locale);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState(0);
  const give = useGiveLink(texts);
  const { pending, run } = useMutation({ remote: 'account', failedText: texts.failed });
  const linkOf = (token: string) => new URL(localePath(locale, `/shared-favorites?list=${token}`), config.origin).href;

  // The field has to be there before its text can be selected.
  useEffect(() => {
    if (refusals > 0) field.current?.select();
  }, [refusals]);

  const change = async (shared: boolean): Promise<string | undefined> => {
    const answer = await calls(shareFavorites, { params: { favoriteId }, body: { shared } });
    onChange(answer.shareToken);
    return answer.shareToken;
  };

  async function share() {
    let token = shareToken;
    await run(async () => {
      token ??= await change(true);
    }, 'share');
    if (token === undefined) return;
    if (await give(linkOf(token))) setRefusals((count) => count + 1);
  }

  async function stop() {
    if (!(await run(() => change(false), 'stop'))) return;
    toasts.show({ tone: 'success', text: texts.stopped });
    // The button that was pressed is gone.
    button.current?.focus();
  }

  const again = canHandOn() ? texts.shareLink : texts.copyLink;
  return (
    <div css={{ display: 'grid', gap: space[3], maxWidth: '34rem' }}>
      {shareToken !== undefined && (
        <TextField
          ref={field}
          label={texts.link}
          hint={texts.linkHint}
          value={linkOf(shareToken)}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button
          ref={button}
          variant="secondary"
          loading={pending === 'share'}
          loadingText={texts.sharing}
          onClick={() => void share()}
        >
          {shareToken === undefined ? texts.share : again}
        </Button>
        {shareToken !== undefined && (
          <Button variant="ghost" loading={pending === 'stop'} loadingText={texts.stopping} onClick={() => void stop()}>
            {texts.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
