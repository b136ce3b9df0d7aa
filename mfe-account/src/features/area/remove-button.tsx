import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';
import { TwoStepButton } from './two-step-button.tsx';

interface RemoveButtonProps {
  /** The item to remove, e.g. "Visa ending in 1111". */
  readonly name: string;
  /** The button's accessible name. */
  readonly label: string;
  /** Never rejects: the caller shows errors. @returns whether the item was removed */
  readonly onRemove: () => Promise<boolean>;
}

/** Removes an item after a confirmation in place of the button. */
export function RemoveButton({ name, label, onRemove }: RemoveButtonProps) {
  const { remove: start, confirmRemoval, confirm, removing: confirming, keep } = areaMessages(useLocale());
  const texts = { start, question: confirmRemoval(name), confirm, confirming, keep };
  return <TwoStepButton texts={texts} label={label} onConfirm={onRemove} />;
}
