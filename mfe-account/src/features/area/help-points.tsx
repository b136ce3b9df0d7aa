import type { ComponentType } from 'react';
import { ContourCard } from 'shared-ui/contour-card';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';

interface HelpPointsProps {
  /** The name of the card for screen readers. */
  readonly label: string;
  readonly points: readonly { readonly Icon: ComponentType; readonly title: string; readonly text: string }[];
}

/** What helps with a form, beside it. */
export function HelpPoints({ label, points }: HelpPointsProps) {
  return (
    <ContourCard as="aside" aria-label={label}>
      <ul css={{ display: 'grid', gap: space[5] }}>
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
    </ContourCard>
  );
}
