import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { sharedCartMessages } from '../../messages/shared-cart-messages.ts';
import { keepsForLater } from '../../service/saved-model.ts';

/** Asks what becomes of the visitor's own cart (BEY-08). */
export default function JoinDialog({
  props: { units },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<{ readonly units: number }, 'add' | 'replace'>) {
  const texts = sharedCartMessages(useLocale());
  const keeps = keepsForLater(useSession());
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.joinTitle}
      closeLabel={texts.close}
      size="small"
      footer={
        <div css={{ display: 'grid', gap: space[3] }}>
          <Button block onClick={() => resolve('add')}>
            {texts.add}
          </Button>
          <Button block variant="secondary" onClick={() => resolve('replace')}>
            {texts.replace}
          </Button>
        </div>
      }
    >
      <div css={{ display: 'grid', gap: space[3] }}>
        <Text>{texts.joinText(units)}</Text>
        <Text tone="slate">{keeps ? texts.joinKept : texts.joinGone}</Text>
      </div>
    </Dialog>
  );
}
