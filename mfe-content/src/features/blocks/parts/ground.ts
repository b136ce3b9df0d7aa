import type { Ground, Spacing } from 'shared-contracts/blocks/parts';
import { color, type Space, space } from 'shared-ui/tokens';

/** Steps of the scale for the words of editors: 0, 16, 24, 48 px. */
export const spacingSteps: Readonly<Record<Spacing, Space>> = { none: 0, small: 4, medium: 5, large: 7 };
export const spacings: Readonly<Record<Spacing, string>> = {
  none: space[spacingSteps.none],
  small: space[spacingSteps.small],
  medium: space[spacingSteps.medium],
  large: space[spacingSteps.large],
};

const plain = (background: string) => ({ background, color: color.ink });

/** Ground and text of a block; `color-scheme` chooses between the two values of every color. */
export const surfaces = {
  paper: plain(color.paper),
  surface: plain(color.surface),
  tile: plain(color.tile),
  dark: { ...plain(color.paper), colorScheme: 'dark' },
} as const satisfies Readonly<Record<Ground, object>>;
