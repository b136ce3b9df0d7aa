import type { ComponentType } from 'react';
import { ContourLines } from 'shared-ui/contour-lines';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';

interface HelpPointsProps {
  /** The name of the card for screen readers. */
  readonly label: string;
  readonly points: readonly { readonly Icon: ComponentType; readonly title: string; readonly text: string }[];
}

/** What helps with a form, beside it. */
export function HelpPoints({ label, points }: HelpPointsProps) {
  return (
    <aside
      aria-label={label}
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
