import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { NamedStore } from 'shared-contracts/dialogs/cart';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import { NamedLines } from './named-lines.tsx';

interface Props {
  readonly to: NamedStore;
  readonly lines: readonly { readonly name: string; readonly at: string }[];
}

/** Asks whether lines collected at another store should move too. */
export default function ChangeStoreDialog({
  props: { to, lines },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Props, 'all' | 'one'>) {
  const texts = pickupMessages(useLocale());
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.changeTitle}
      closeLabel={texts.close}
      size="small"
      footer={
        <div css={{ display: 'grid', gap: space[3] }}>
          <Button block onClick={() => resolve('all')}>
            {texts.all(to.name)}
          </Button>
          <Button block variant="secondary" onClick={() => resolve('one')}>
            {texts.one}
          </Button>
        </div>
      }
    >
      <div css={{ display: 'grid', gap: space[4] }}>
        <Text>{texts.changeText(to.name)}</Text>
        <NamedLines lines={lines.map(({ name, at }) => ({ name, note: texts.at(at) }))} />
      </div>
    </Dialog>
  );
}
