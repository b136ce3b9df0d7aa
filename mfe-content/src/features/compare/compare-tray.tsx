import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BottomBar } from 'shared-ui/bottom-bar';
import { Button, buttonStyle } from 'shared-ui/button';
import { CloseIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { compareMessages } from '../../messages/compare-messages.ts';
import { compareAddress } from './compare-address.ts';
import { useCompared } from './use-compared.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[2]} ${space[5]}`,
});
const row = css({ display: 'flex', gap: space[3], paddingTop: space[2] });
const thumb = css({
  position: 'relative',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: radius.card,
  background: color.tile,
  '& img': { borderRadius: 'inherit' },
  '& button': { position: 'absolute', top: '-.5rem', right: '-.5rem' },
});

/** The products to compare, at the lower edge of the screen. */
export default function CompareTray() {
  const texts = compareMessages(useLocale());
  const { products, remove, clear, readAgain } = useCompared();
  const session = useSession();
  const consumerNo = session.status === 'loading' ? undefined : session.consumerNo;
  const shopper = useRef(consumerNo);
  const follow = useEffectEvent((now: string | undefined) => {
    if (shopper.current !== undefined && shopper.current !== now) readAgain();
    shopper.current = now;
  });
  useEffect(() => follow(consumerNo), [consumerNo]);
  const count = products.length;
  return (
    <BottomBar name={texts.chosen} css={bar}>
      <ul css={row}>
        {products.map(({ productId, name, picture }) => (
          <li key={productId} css={thumb}>
            <Picture {...picture} alt={name} width={72} height={72} cover />
            <IconButton label={texts.remove(name)} icon={<CloseIcon />} raised onClick={() => remove(productId)} />
          </li>
        ))}
      </ul>
      <div css={{ display: 'flex', alignItems: 'center', gap: space[3] }}>
        {count > 1 ? (
          <Link to={compareAddress(products.map(({ productId }) => productId))} css={buttonStyle({})}>
            {texts.compareCount(count)}
          </Link>
        ) : (
          <Text look="small">{texts.chooseAnother}</Text>
        )}
        <Button variant="link" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
    </BottomBar>
  );
}
