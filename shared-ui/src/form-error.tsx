import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { ScrollHere } from './scroll-here.tsx';

export interface FormErrorProps {
  /** Why the whole form was not accepted; nothing is shown without a message. */
  error: { message?: string | undefined } | undefined;
  /** A way on. */
  action?: ReactNode;
}

/** An error of a whole form, on top of its fields. */
export function FormError({ error, action }: FormErrorProps) {
  if (!error?.message) return null;
  return (
    <ScrollHere>
      <Alert tone="error" announce="alert" action={action}>
        {error.message}
      </Alert>
    </ScrollHere>
  );
}
