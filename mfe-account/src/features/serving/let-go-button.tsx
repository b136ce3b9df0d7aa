import { usePlatform } from 'shared-contracts/platform';
import { Button, type ButtonProps } from 'shared-ui/button';
import { useMutation } from 'storefront-kit/use-mutation';
import { servingMessages } from '../../messages/serving-messages.ts';
import { useNextCustomer } from './use-next-customer.ts';

interface LetGoButtonProps extends Pick<ButtonProps, 'variant' | 'block' | 'children'> {
  readonly onEnded?: () => void;
}

/** Lets go of the customer at the till, with an account or without, and says so. */
export function LetGoButton({ onEnded, ...button }: LetGoButtonProps) {
  const { locale, toasts } = usePlatform();
  const texts = servingMessages(locale);
  const nextCustomer = useNextCustomer();
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.failed });
  const letGo = () =>
    run(async () => {
      await nextCustomer();
      toasts.show({ tone: 'success', text: texts.ended });
      onEnded?.();
    });
  return (
    <Button size="large" loading={isPending} loadingText={texts.ending} onClick={() => void letGo()} {...button} />
  );
}
