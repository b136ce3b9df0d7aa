import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { NamedStore } from 'shared-contracts/dialogs/cart';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import { NamedLines } from './named-lines.tsx';

interface Props {
  readonly to: NamedStore;
  readonly moved: readonly string[];
  readonly stayed: readonly { readonly name: string; readonly at: string }[];
}

/** The result of changing the pickup store. */
export default function StoreChangedDialog({
  props: { to, moved, stayed },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Props>) {
  const texts = pickupMessages(useLocale());
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.changedTitle}
      closeLabel={texts.close}
      size="small"
      footer={
        <Button block onClick={() => resolve()}>
          {texts.done}
        </Button>
      }
    >
      <div css={{ display: 'grid', gap: space[4] }}>
        <Text>{texts.changedText(to.name)}</Text>
        <NamedLines lines={moved.map((name) => ({ name }))} />
        {stayed.length > 0 && (
          <>
            <Alert tone="warning">{texts.stayed(to.name)}</Alert>
            <NamedLines lines={stayed.map(({ name, at }) => ({ name, note: texts.at(at) }))} />
          </>
        )}
      </div>
    </Dialog>
  );
}
