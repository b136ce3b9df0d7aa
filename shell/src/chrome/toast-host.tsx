import { useAtomValue } from 'jotai/react';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { ToastRegion } from 'shared-ui/toast-region';
import { shellMessages } from '../app/messages.ts';
import { toastsAtom } from '../app/toast-list.ts';

/** Shows the platform's toasts; they close automatically unless persistent. */
export function ToastHost() {
  const { store, toasts, locale, config } = usePlatform();
  const texts = shellMessages(locale);
  const shown = useAtomValue(toastsAtom, { store }).map(({ key, tone, text, persistent, action }) => ({
    id: key,
    tone,
    text,
    ...(persistent ? {} : { delay: config.toastDelay }),
    ...(action
      ? {
          action: (
            <Button
              variant="link"
              size="small"
              onClick={() => {
                // Once only: undone twice, a line would be there twice.
                toasts.dismiss(key);
                action.run();
              }}
            >
              {action.label}
            </Button>
          ),
        }
      : {}),
  }));
  return <ToastRegion toasts={shown} label={texts.notifications} closeLabel={texts.dismiss} onClose={toasts.dismiss} />;
}
