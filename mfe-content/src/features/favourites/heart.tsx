import { css } from '@emotion/react';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { usePlatform } from 'shared-contracts/platform';
import { HeartIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { useFavourite } from 'storefront-kit/use-favourite';
import { contentMessages } from '../../messages/content-messages.ts';

/** Favorites need script. */
const withoutScript = css({ '@media (scripting: none)': { display: 'none' } });

interface HeartProps {
  readonly productId: string;
  readonly name: string;
  /** Placed over a picture. */
  readonly raised?: boolean;
  readonly className?: string;
}

/** Adds a product to the favorites or removes it; hidden for accounts without favorites. */
export function Heart({ productId, name, raised = false, className }: HeartProps) {
  const { locale, toasts, report } = usePlatform();
  const texts = contentMessages(locale);
  const { isOffered, isFavourite, toggle } = useFavourite(productId);
  if (!isOffered) return null;
  const press = () =>
    toggle().catch((error: unknown) => {
      report(error, { remote: 'content', phase: 'event' });
      toasts.show({ tone: 'error', text: asProductError(error).message || texts.favouriteFailed });
    });
  return (
    <IconButton
      label={texts.favouriteOf(name)}
      icon={<HeartIcon size={20} />}
      aria-pressed={isFavourite}
      raised={raised}
      css={withoutScript}
      {...(className ? { className } : {})}
      onClick={() => void press()}
    />
  );
}
