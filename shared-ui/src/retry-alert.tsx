import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export interface RetryAlertProps {
  /** What failed. */
  children: ReactNode;
  /** "Try again" */
  retryText: string;
  onRetry: () => void;
}

/** A temporary failure: announced immediately, with a retry button. */
export function RetryAlert({ children, retryText, onRetry }: RetryAlertProps) {
  return (
    <Alert
      tone="error"
      announce="alert"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {retryText}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
