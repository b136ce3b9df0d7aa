import { useEffect, useRef, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { shareCart, stopSharingCarts } from 'shared-contracts/calls/shared-cart';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { QrCode } from 'shared-ui/qr-code';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { formatDate } from 'storefront-kit/dates';
import { canHandOn, useGiveLink } from 'storefront-kit/give-link';
import { useMutation } from 'storefront-kit/use-mutation';
import { shareMessages } from '../../messages/share-messages.ts';
import { cartModel } from '../../service/cart-model.ts';

type Link = CallResponse<typeof shareCart>;

/** A link to what is in the cart: to send, or to have scanned at a till (BEY-08). */
export default function ShareDialog({ open, resolve, dismiss, onClosed }: DialogContentProps<Record<string, never>>) {
  const platform = usePlatform();
  const { calls, config, locale, toasts } = platform;
  const texts = shareMessages(locale);
  const model = cartModel(platform);
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<Link>();
  const giveLink = useGiveLink(texts);
  const making = useMutation({ remote: 'cart' });
  const stopping = useMutation({ remote: 'cart', failedText: texts.stopFailed });
  const url = link && new URL(localePath(locale, `/shared-cart?cart=${link.token}`), config.origin).href;

  const make = () =>
    void making.run(async () =>
      setLink(await model.change(shareCart, (basketId) => ({ params: { basketId }, body: {} }))),
    );
  const first = useRef(make);
  useEffect(() => first.current(), []);

  const give = async () => {
    if (url && (await giveLink(url))) field.current?.select();
  };
  const stop = () =>
    stopping.run(async () => {
      const { ended } = await calls(stopSharingCarts, { body: {} });
      toasts.show({ tone: 'success', text: texts.stopped(ended) });
      resolve();
    });

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <div css={{ display: 'grid', gap: space[2] }}>
          <Button block disabled={url === undefined} onClick={() => void give()}>
            {canHandOn() ? texts.share : texts.copy}
          </Button>
          <Button
            variant="ghost"
            block
            disabled={url === undefined}
            loading={stopping.isPending}
            loadingText={texts.stopping}
            aria-describedby="stop-hint"
            onClick={() => void stop()}
          >
            {texts.stop}
          </Button>
          <Text look="small" tone="muted" id="stop-hint" css={{ textAlign: 'center' }}>
            {texts.stopHint}
          </Text>
        </div>
      }
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        <Text>{texts.intro}</Text>
        <Text tone="slate">{texts.secret}</Text>
        {making.error ? (
          <RetryAlert retryText={texts.tryAgain} onRetry={make}>
            {texts.failed} {making.error.message}
          </RetryAlert>
        ) : link && url ? (
          <>
            <TextField
              ref={field}
              label={texts.link}
              hint={texts.until(formatDate(link.expiresAt.slice(0, 10), locale))}
              value={url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            {link.qr && (
              <div css={{ display: 'grid', gap: space[2], justifyItems: 'center' }}>
                <QrCode label={texts.qr} code={link.qr} />
                <Text look="small" tone="muted">
                  {texts.scan}
                </Text>
              </div>
            )}
          </>
        ) : (
          <div aria-busy="true">
            <Skeleton height="6rem" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
