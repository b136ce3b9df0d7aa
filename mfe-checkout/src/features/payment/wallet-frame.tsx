import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLocale, usePlatform } from 'shared-contracts/platform';
import { type WalletFrameName, type WalletFrameRequest, walletFrameMessage } from 'shared-contracts/wallet-frame';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Skeleton } from 'shared-ui/skeleton';
import * as v from 'valibot';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

/** Milliseconds until a wallet that has not said it is ready counts as not answering. */
const readyDeadline = 15_000;

type Data = Readonly<Record<string, unknown>>;

export interface WalletHandle {
  /** Lets a wallet without a button of its own go on. */
  authorise(): void;
}

interface WalletFrameProps {
  readonly name: WalletFrameName;
  readonly title: string;
  /** What the wallet is begun with; asked for anew with each attempt. */
  readonly settings: () => Promise<Data>;
  /** What the wallet may ask of the page. */
  readonly answers?: Readonly<Record<string, (data: Data) => Promise<Data>>>;
  readonly onDone: (additionalData: Readonly<Record<string, string>>) => void;
  /** `refused`: the wallet said no; else it broke, or was closed by the shopper. */
  readonly onEnd: (reason: 'refused' | 'failed' | 'cancelled') => void;
  readonly ref?: Ref<WalletHandle>;
}

/** A wallet in a frame of another origin: its script never runs in the page. */
export function WalletFrame(props: WalletFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <Frame key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Frame({ name, title, ref, onRetry, ...rest }: WalletFrameProps & { readonly onRetry: () => void }) {
  const { config, report } = usePlatform();
  const texts = checkoutMessages(useLocale());
  const frame = useRef<HTMLIFrameElement>(null);
  const current = useRef(rest);
  const [height, setHeight] = useState(56);
  const [status, setStatus] = useState<'pending' | 'success' | 'error' | 'unavailable'>('pending');
  const send = (request: WalletFrameRequest) => frame.current?.contentWindow?.postMessage(request, config.frameOrigin);

  useEffect(() => {
    current.current = rest;
  });
  useImperativeHandle(ref, () => ({ authorise: () => send({ type: 'wallet.authorise' }) }));

  useEffect(() => {
    const broken = (error: unknown) => {
      report(error, { remote: 'checkout', phase: 'event' });
      setStatus('error');
    };
    const begin = async () => send({ type: 'wallet.begin', settings: await current.current.settings() });
    const answer = async (id: string, question: string, data: Data) => {
      try {
        const value = await current.current.answers?.[question]?.(data);
        send({ type: 'wallet.answer', id, ...(value ? { value } : {}) });
      } catch (error) {
        report(error, { remote: 'checkout', phase: 'event' });
        send({ type: 'wallet.answer', id });
      }
    };
    const late = setTimeout(() => setStatus((now) => (now === 'pending' ? 'error' : now)), readyDeadline);
    const receive = (event: MessageEvent) => {
      if (event.origin !== config.frameOrigin || event.source !== frame.current?.contentWindow) return;
      const parsed = v.safeParse(walletFrameMessage, event.data);
      if (!parsed.success) return;
      const message = parsed.output;
      const { onDone, onEnd } = current.current;
      if (message.type === 'wallet.loaded') begin().catch(broken);
      if (message.type === 'wallet.ready') setStatus('success');
      if (message.type === 'wallet.unavailable') setStatus('unavailable');
      if (message.type === 'wallet.height') setHeight(Math.ceil(message.height));
      if (message.type === 'wallet.ask') void answer(message.id, message.question, message.data);
      if (message.type === 'wallet.done') onDone(message.additionalData);
      if (message.type === 'wallet.cancelled') onEnd('cancelled');
      if (message.type === 'wallet.failed') onEnd(message.refused ? 'refused' : 'failed');
    };
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', receive);
    };
  }, [config.frameOrigin, report]);

  if (status === 'unavailable') return <Alert tone="warning">{texts.walletUnavailable}</Alert>;
  return (
    <div>
      {status === 'error' && (
        <Alert
          tone="error"
          announce="alert"
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.walletSilent}
        </Alert>
      )}
      <div css={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        {status === 'pending' && <Skeleton height={`${height}px`} />}
        <iframe
          ref={frame}
          src={`${config.frameOrigin}/frames/${name}`}
          title={title}
          height={height}
          css={{ width: '100%', border: 0, visibility: status === 'success' ? 'visible' : 'hidden' }}
        />
      </div>
    </div>
  );
}
