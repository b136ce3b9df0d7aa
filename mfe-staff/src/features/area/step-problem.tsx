import type { ProductError } from 'shared-contracts/errors/product-error';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';

interface StepProblemProps {
  readonly texts: { readonly readAgain: string; readonly failed: string };
  readonly error: ProductError | undefined;
  /** Reads again what has changed meanwhile. */
  readonly onReadAgain: () => void;
}

/** Why a step of a change failed. When something else changed meanwhile, it can be read again. */
export function StepProblem({ texts, error, onReadAgain }: StepProblemProps) {
  if (!error) return null;
  const again = error.status === 409 && (
    <Button variant="link" size="small" onClick={onReadAgain}>
      {texts.readAgain}
    </Button>
  );
  return (
    <Alert tone="error" announce="alert" action={again}>
      {error.message || texts.failed}
    </Alert>
  );
}
