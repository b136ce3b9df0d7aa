import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';

interface FormButtonsProps {
  readonly submit: string;
  readonly submitting: string;
  readonly isSubmitting: boolean;
  readonly onCancel: () => void;
}

/** The buttons of a form that was opened in place. */
export function FormButtons({ submit, submitting, isSubmitting, onCancel }: FormButtonsProps) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[6]}` }}>
      <Button type="submit" loading={isSubmitting} loadingText={submitting}>
        {submit}
      </Button>
      <Button variant="ghost" flush disabled={isSubmitting} onClick={onCancel}>
        {areaMessages(useLocale()).cancel}
      </Button>
    </div>
  );
}
