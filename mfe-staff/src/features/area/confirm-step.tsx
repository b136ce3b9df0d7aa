import type { ProductError } from 'shared-contracts/errors/product-error';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { StepHeading } from './step-heading.tsx';
import { StepProblem } from './step-problem.tsx';

interface ConfirmStepProps {
  readonly texts: {
    readonly confirm: string;
    readonly back: string;
    readonly readAgain: string;
    readonly failed: string;
  };
  /** What will happen, one sentence each. */
  readonly consequences: readonly string[];
  readonly reason: string;
  readonly action: string;
  readonly busyText: string;
  readonly isBusy: boolean;
  readonly error: ProductError | undefined;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
  /** Reads again what has changed meanwhile. */
  readonly onReadAgain: () => void;
}

/** The last step of a change: what will happen, and the button that does it. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { texts, consequences, reason, action, busyText, isBusy, error } = props;
  return (
    <Stack gap={4}>
      <StepHeading>{texts.confirm}</StepHeading>
      <ul css={{ display: 'grid', gap: '.5rem', paddingInlineStart: '1.25rem', listStyle: 'disc' }}>
        {consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Text tone="muted" css={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
      <StepProblem texts={texts} error={error} onReadAgain={props.onReadAgain} />
      <Row>
        <Button loading={isBusy} loadingText={busyText} onClick={props.onConfirm}>
          {action}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={props.onBack}>
          {texts.back}
        </Button>
      </Row>
    </Stack>
  );
}
