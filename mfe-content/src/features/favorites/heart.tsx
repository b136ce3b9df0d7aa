import { css } from '@emotion/react';
import { usePlatform } from 'shared-contracts/platform';
import { HeartIcon } from 'shared-ui/icon';
import { IconButton, iconButtonStyle } from 'shared-ui/icon-button';
import { useFavorite } from 'storefront-kit/use-favorite';
import { useMutation } from 'storefront-kit/use-mutation';
import { contentMessages } from '../../messages/content-messages.ts';

/** Favorites need script. */
const withoutScript = css({ '@media (scripting: none)': { display: 'none' } });

const placeOnly = css(iconButtonStyle, { visibility: 'hidden' });

interface HeartProps {
  readonly productId: string;
  readonly name: string;
  /** Placed over a picture. */
  readonly raised?: boolean;
  readonly className?: string;
}

/** Adds a product to the favorites or removes it; accounts without favorites see only its place. */
export function Heart({ productId, name, raised = false, className }: HeartProps) {
  const { locale } = usePlatform();
  const texts = contentMessages(locale);
  const { run } = useMutation({ remote: 'content', concurrent: true, failedText: texts.favoriteFailed });
  const { isOffered, isFavorite, toggle } = useFavorite(productId);
  // Only the browser knows: what stands beside it must not move, or a press in that moment is lost.
  if (!isOffered) return raised ? null : <span aria-hidden css={placeOnly} />;
  return (
    <IconButton
      label={texts.favoriteOf(name)}
      icon={<HeartIcon size={20} />}
      aria-pressed={isFavorite}
      raised={raised}
      css={withoutScript}
      {...(className ? { className } : {})}
      onClick={() => void run(toggle)}
    />
  );
}
