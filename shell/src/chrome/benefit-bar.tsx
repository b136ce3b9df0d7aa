import { useEffect, useState } from 'react';
import { CloseIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { color, space } from 'shared-ui/tokens';
import { optionalText } from 'storefront-kit/optional-storage';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import type { ChromeContent } from '../app/load-chrome.ts';
import { shellMessages } from '../app/messages.ts';

const closedBar = optionalText('shop.benefit-bar-closed');
type Bar = NonNullable<NonNullable<ChromeContent['menu']>['benefitBar']>;

/** A message above the header; closing it is remembered until editors change it. */
export function BenefitBar({ bar }: { readonly bar: Bar }) {
  const texts = shellMessages(useLocale());
  const [closed, setClosed] = useState(false);
  useEffect(() => setClosed(closedBar.read() === bar.id), [bar.id]);
  if (closed) return null;
  const close = () => {
    closedBar.write(bar.id);
    setClosed(true);
  };
  return (
    <aside
      aria-label={texts.news}
      data-theme="dark"
      css={{
        display: 'grid',
        gridTemplateColumns: '2.75rem 1fr 2.75rem',
        alignItems: 'center',
        minHeight: '2.75rem',
        background: color.paper,
        color: color.ink,
        fontSize: '.875rem',
      }}
    >
      <p css={{ gridColumn: 2, textAlign: 'center', paddingBlock: space[1] }}>
        <span>{`${bar.text} `}</span>
        {bar.target && <Link to={bar.target.url}>{bar.target.text}</Link>}
      </p>
      <IconButton label={texts.dismiss} icon={<CloseIcon size={16} />} onClick={close} />
    </aside>
  );
}
