import { Button } from 'shared-ui/button';
import { useLocale } from 'storefront-kit/use-locale';
import { formMessages } from '../../messages/form-messages.ts';

interface AddFieldProps {
  readonly id: string;
  readonly label: string;
  readonly onAdd: () => void;
}

/** Stands for values that are left out, and adds them. */
export function AddField({ id, label, onAdd }: AddFieldProps) {
  const texts = formMessages(useLocale());
  return (
    <Button variant="ghost" size="small" id={id} css={{ justifySelf: 'start' }} onClick={onAdd}>
      {texts.add(label)}
    </Button>
  );
}
