import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { usePlatform } from 'shared-contracts/platform';
import { type WalletFrameName, type WalletFrameRequest, walletFrameMessage } from 'shared-contracts/wallet-frame';
import { Alert } from 'shared-ui/alert';
import { RetryAlert } from 'shared-ui/retry-alert';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { type FrameHandle, ProviderFrame } from './provider-frame.tsx';

/** Milliseconds until a wallet that is not ready counts as unresponsive. */
const readyDeadline = 15_000;
/** Height of a wallet's button in CSS pixels until it reports its own. */
const buttonHeight = 48;

type Data = Readonly<Record<string, unknown>>;

export interface WalletHandle {
  /** Continues a wallet that has no button of its own, and tells of the end; false while it cannot be used. */
  authorize(): boolean;
}

/**
 * - `refused`: the wallet declined
 * - `failed`: it broke, perhaps after a refusal of the services
 * - `cancelled`: the shopper closed it
 * - `unavailable`: it cannot be used for this order, which is said in its place
 */
export type WalletEnd = 'refused' | 'failed' | 'cancelled' | 'unavailable';

interface WalletFrameProps {
  readonly name: WalletFrameName;
  readonly title: string;
  /** The wallet's start parameters, read again for each attempt. */
  readonly settings: () => Promise<Data>;
  /** A change of this restarts the wallet's settings. */
  readonly settingsKey?: string;
  /** The requests a wallet may make of the page. */
  readonly answers?: Readonly<Record<string, (data: Data) => Promise<Data>>>;
  readonly onDone: (additionalData: Readonly<Record<string, string>>) => void;
  readonly onEnd: (reason: WalletEnd, refusal?: string) => void;
  readonly ref?: Ref<WalletHandle>;
}

/** A wallet in a frame of another origin: its script never runs in the page. */
export function WalletFrame({
  name,
  title,
  settings,
  settingsKey,
  answers = {},
  onDone,
  onEnd,
  ref,
}: WalletFrameProps) {
  const { config, report } = usePlatform();
  const texts = checkoutMessages(useLocale());
  const paying = paymentMessages(useLocale());
  const frame = useRef<FrameHandle>(null);
  const [height, setHeight] = useState(buttonHeight);
  const [unavailable, setUnavailable] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refused = useRef<string>(undefined);
  const begunWith = useRef<string>(undefined);
  const again = useRef<() => void>(undefined);
  const usable = useRef(false);
  const send = (request: WalletFrameRequest) => frame.current?.send(request);
  useImperativeHandle(ref, () => ({
    authorize: () => {
      if (usable.current) send({ type: 'wallet.authorise' });
      return usable.current;
    },
  }));

  /** Reports a failure. @returns the message of the services about it; empty without one */
  async function orReport(work: () => Promise<void>): Promise<string | undefined> {
    try {
      await work();
      return undefined;
    } catch (error) {
      report(error, { remote: 'checkout', phase: 'event' });
      return asProductError(error).message;
    }
  }
  const begin = async () => {
    usable.current = false;
    const problem = await orReport(async () => {
      begunWith.current = settingsKey;
      send({ type: 'wallet.begin', settings: await settings() });
    });
    if (problem !== undefined) setRefusal(problem || paying.walletSilent);
  };
  useEffect(() => {
    again.current = () => void begin();
  });
  useEffect(() => {
    if (begunWith.current !== undefined && begunWith.current !== settingsKey) again.current?.();
  }, [settingsKey]);
  async function answer(id: string, question: string, data: Data): Promise<void> {
    let value: Data | undefined;
    // The wallet ends without an answer, and its end tells why.
    refused.current = await orReport(async () => {
      value = await answers[question]?.(data);
    });
    send({ type: 'wallet.answer', id, ...(value ? { value } : {}) });
  }

  if (refusal !== undefined)
    return (
      <RetryAlert retryText={texts.tryAgain} onRetry={() => setRefusal(undefined)}>
        {refusal}
      </RetryAlert>
    );
  if (unavailable) return <Alert tone="warning">{paying.walletUnavailable}</Alert>;
  return (
    <ProviderFrame
      ref={frame}
      src={`${config.frameOrigin}/frames/${name}`}
      title={title}
      height={height}
      deadline={readyDeadline}
      schema={walletFrameMessage}
      silentText={paying.walletSilent}
      retryText={texts.tryAgain}
      onMessage={(message) => {
        if (message.type === 'wallet.loaded') void begin();
        if (message.type === 'wallet.ready') {
          usable.current = true;
          return 'success';
        }
        if (message.type === 'wallet.unavailable') {
          usable.current = false;
          setUnavailable(true);
          onEnd('unavailable');
        }
        if (message.type === 'wallet.height') setHeight(Math.ceil(message.height));
        if (message.type === 'wallet.ask') void answer(message.id, message.question, message.data);
        if (message.type === 'wallet.done') onDone(message.additionalData);
        if (message.type === 'wallet.cancelled') onEnd('cancelled');
        if (message.type === 'wallet.failed') onEnd(message.refused ? 'refused' : 'failed', refused.current);
        return undefined;
      }}
    />
  );
}
