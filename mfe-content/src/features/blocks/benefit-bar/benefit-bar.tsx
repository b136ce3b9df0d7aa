import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { CloseIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { space } from 'shared-ui/tokens';
import { rememberedIds } from 'storefront-kit/remembered-ids';
import { useLocale } from 'storefront-kit/use-locale';
import { blockMessages } from '../../../messages/block-messages.ts';
import type { BlockProps } from '../block-props.ts';
import { surfaces } from '../parts/ground.ts';
import { TargetLink } from '../parts/target-link.tsx';

const bar = css({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) 2.75rem',
  alignItems: 'center',
  minHeight: '2.75rem',
});

const closed = rememberedIds('shop.content.closed-messages');

/** A message across the page. Closing it is remembered for its id. */
export function BenefitBarBlock({ block: { id, text, target, closable = false } }: BlockProps<'benefit-bar'>) {
  const texts = blockMessages(useLocale());
  const [isClosed, setClosed] = useState(false);
  useEffect(() => setClosed(closable && closed.has(id)), [closable, id]);
  if (isClosed) return null;
  const close = () => {
    closed.add(id);
    setClosed(true);
  };
  return (
    <div css={[bar, surfaces.dark]}>
      <p css={{ gridColumn: 2, textAlign: 'center', paddingBlock: space[2] }}>
        <span>{`${text} `}</span>
        {target && <TargetLink target={target} />}
      </p>
      {closable && <IconButton label={texts.closeMessage} icon={<CloseIcon size={16} />} onClick={close} />}
    </div>
  );
}
