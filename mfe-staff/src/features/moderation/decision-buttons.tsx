import type { PhotoDecision } from 'shared-contracts/photo-moderation';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { useMutation } from 'storefront-kit/use-mutation';

/** Texts of the two decisions about one thing. */
export interface DecisionWords {
  readonly approve: string;
  /** With what is decided about, for screen readers. */
  readonly approveOf: string;
  readonly refuse: string;
  readonly refuseOf: string;
  readonly wasApproved: string;
  readonly wasRefused: string;
  readonly deciding: string;
  readonly readAgain: string;
  readonly failed: string;
}

interface DecisionButtonsProps {
  readonly words: DecisionWords;
  readonly decide: (status: PhotoDecision) => Promise<unknown>;
  readonly onDecided: () => void;
  readonly onReadAgain: () => void;
}

/** The two decisions of a moderator; a failure stands beside them. */
export function DecisionButtons({ words, decide, onDecided, onReadAgain }: DecisionButtonsProps) {
  const { toasts } = usePlatform();
  const { pending, isPending, error, run } = useMutation({ remote: 'staff' });
  const choose = async (status: PhotoDecision) => {
    if (!(await run(() => decide(status), status))) return;
    toasts.show({ tone: 'success', text: status === 'approved' ? words.wasApproved : words.wasRefused });
    onDecided();
  };
  const button = (status: PhotoDecision) => ({
    size: 'small' as const,
    loading: pending === status,
    disabled: isPending && pending !== status,
    loadingText: words.deciding,
    onClick: () => void choose(status),
  });
  return (
    <>
      {error && (
        <Alert
          tone="error"
          announce="alert"
          action={
            <Button variant="link" size="small" onClick={onReadAgain}>
              {words.readAgain}
            </Button>
          }
        >
          {error.message || words.failed}
        </Alert>
      )}
      <Row gap={2}>
        <Button {...button('approved')} aria-label={words.approveOf}>
          {words.approve}
        </Button>
        <Button variant="secondary" {...button('refused')} aria-label={words.refuseOf}>
          {words.refuse}
        </Button>
      </Row>
    </>
  );
}
