import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton } from 'shared-ui/skeleton';
import * as v from 'valibot';

/** State of a frame; `error` when it broke or was not ready in time. */
export type FrameStatus = 'pending' | 'success' | 'error';

export interface FrameHandle {
  /** Posts to the frame's page only, never to another that replaced it. */
  send(message: unknown): void;
  /** Scrolls the frame into view: the page of a frame cannot. */
  reveal(): void;
}

interface ProviderFrameProps<Message> {
  readonly src: string;
  readonly title: string;
  /** CSS pixels. */
  readonly height: number;
  /** Milliseconds until a frame that is not ready counts as unresponsive. */
  readonly deadline: number;
  readonly schema: v.GenericSchema<unknown, Message>;
  /** Handles messages from the frame's page only. @returns the frame's new state, if it changed */
  readonly onMessage: (message: Message) => FrameStatus | undefined;
  readonly silentText: string;
  readonly retryText: string;
  readonly ref?: Ref<FrameHandle>;
}

/** A page of another origin in a frame: a skeleton until ready, and a retry button when it does not answer. */
export function ProviderFrame<Message>(props: ProviderFrameProps<Message>) {
  const [attempt, setAttempt] = useState(0);
  return <Frame key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Frame<Message>({
  src,
  title,
  height,
  deadline,
  schema,
  onMessage,
  silentText,
  retryText,
  onRetry,
  ref,
}: ProviderFrameProps<Message> & { readonly onRetry: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const current = useRef({ schema, onMessage });
  const [status, setStatus] = useState<FrameStatus>('pending');
  const { origin } = new URL(src);

  useEffect(() => {
    current.current = { schema, onMessage };
  });
  useEffect(() => {
    const late = setTimeout(() => setStatus((now) => (now === 'pending' ? 'error' : now)), deadline);
    const receive = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = v.safeParse(current.current.schema, event.data);
      const next = message.success ? current.current.onMessage(message.output) : undefined;
      if (next) setStatus(next);
    };
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', receive);
    };
  }, [origin, deadline]);
  useImperativeHandle(ref, () => ({
    send: (message) => frame.current?.contentWindow?.postMessage(message, origin),
    reveal: () => frame.current?.scrollIntoView({ block: 'nearest' }),
  }));

  return (
    <div>
      {status === 'error' && (
        <RetryAlert retryText={retryText} onRetry={onRetry}>
          {silentText}
        </RetryAlert>
      )}
      <div css={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        {status === 'pending' && <Skeleton height={`${height}px`} />}
        <iframe
          ref={frame}
          src={src}
          title={title}
          height={height}
          allow="payment"
          // A frame that is not visible yet accepts neither clicks nor focus.
          inert={status !== 'success'}
          css={{ width: '100%', border: 0, colorScheme: 'normal', opacity: status === 'success' ? 1 : 0 }}
        />
      </div>
    </div>
  );
}
