import { type ComponentProps, lazy, Suspense } from 'react';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { Skeleton } from 'shared-ui/skeleton';
import { askedFactor } from './asked-factor.ts';

// Few shoppers are asked for a code.
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

interface CodeStepProps
  extends Omit<ComponentProps<typeof CodeForm>, 'method' | 'level' | 'isHeldBack' | 'mayRecover'> {
  /** The answer that asked for a code, which says where it comes from. */
  readonly asked: ProductError;
  /** Whether an employee signs in, below the heading of the page, who has recovery codes only with an app. */
  readonly isEmployee?: boolean;
}

/** The second step of signing in, loaded once it is asked for. */
export function CodeStep({ asked, isEmployee = false, ...form }: CodeStepProps) {
  const { method, isHeldBack } = askedFactor(asked);
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <CodeForm
        method={method}
        level={isEmployee ? 2 : 3}
        isHeldBack={isHeldBack}
        mayRecover={!isEmployee || method === 'app'}
        {...form}
      />
    </Suspense>
  );
}
