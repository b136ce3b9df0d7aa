import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';

interface MoreProps {
  /** How much of the list is shown, in words. */
  readonly shown: string;
  /** On the button. */
  readonly more: string;
  readonly isReading?: boolean;
  readonly onMore: () => void;
}

/** Below a list of which a part is shown: how much that is, and a button for more. */
export const More = ({ shown, more, isReading = false, onMore }: MoreProps) => (
  <div css={{ display: 'grid', gap: space[3], justifyItems: 'center' }}>
    <Text look="small" tone="muted">
      {shown}
    </Text>
    <Button variant="secondary" loading={isReading} loadingText={more} onClick={onMore}>
      {more}
    </Button>
  </div>
);
