import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';
import { enrollMessages } from '../../messages/enroll-messages.ts';

interface StepFormProps {
  readonly error: ComponentProps<typeof FormError>['error'];
  readonly isSubmitting: boolean;
  readonly onSubmit: FormEventHandler;
  readonly onLater: () => void;
  readonly children: ReactNode;
}

/** The form of a step, which can be passed over. */
export function StepForm({ error, isSubmitting, onSubmit, onLater, children }: StepFormProps) {
  const locale = useLocale();
  return (
    <form method="post" noValidate onSubmit={onSubmit} css={{ display: 'grid', gap: space[4] }}>
      <FormError error={error} />
      {children}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` }}>
        <Button type="submit" loading={isSubmitting} loadingText={areaMessages(locale).saving}>
          {enrollMessages(locale).save}
        </Button>
        <LaterButton onLater={onLater} />
      </div>
    </form>
  );
}

/** Passes over a step. */
export const LaterButton = ({ onLater }: { readonly onLater: () => void }) => (
  <Button variant="link" onClick={onLater}>
    {enrollMessages(useLocale()).later}
  </Button>
);
