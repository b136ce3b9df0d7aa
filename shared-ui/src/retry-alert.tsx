import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export interface RetryAlertProps {
  /** What could not be done. */
  children: ReactNode;
  /** "Try again" */
  retryText: string;
  onRetry: () => void;
}

/** A fault that may pass: it is told at once, and a button tries again. */
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
