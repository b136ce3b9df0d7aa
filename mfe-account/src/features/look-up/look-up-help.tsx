import { ContourLines } from 'shared-ui/contour-lines';
import { LockIcon, MailIcon, TruckIcon } from 'shared-ui/icon';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';

/** What helps with the look-up, beside its form. */
export function LookUpHelp() {
  const texts = accountMessages(useLocale());
  const points = [
    { Icon: MailIcon, title: texts.whereTitle, text: texts.whereText },
    { Icon: TruckIcon, title: texts.whatTitle, text: texts.whatText },
    { Icon: LockIcon, title: texts.whyTitle, text: texts.whyText },
  ];
  return (
    <aside
      aria-label={texts.goodToKnow}
      data-theme="dark"
      css={{
        position: 'relative',
        overflow: 'hidden',
        padding: space[6],
        border: `1px solid ${color.line}`,
        borderRadius: radius.card,
        background: color.paper,
        color: color.ink,
      }}
    >
      <ContourLines />
      <ul css={{ position: 'relative', display: 'grid', gap: space[5] }}>
        {points.map(({ Icon, title, text }) => (
          <li key={title} css={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[4] }}>
            <Icon />
            <div>
              <Text weight={600}>{title}</Text>
              <Text tone="muted">{text}</Text>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
