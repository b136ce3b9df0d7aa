import { type ReactNode, useCallback } from 'react';
import { sheetStyle } from 'shared-ui/layout';
import { MoreButton } from 'shared-ui/more-button';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { useReading } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { WhenReady } from '../area/when-ready.tsx';

export interface QueuePage<Item> {
  readonly items: readonly Item[];
  readonly next?: string | undefined;
}

interface ModerationQueueProps<Item> {
  readonly id: string;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly none: string;
    readonly more: string;
    readonly failed: string;
  };
  /** Reads a page, from the start or after the page before; stable between renders. */
  readonly read: (after: string | undefined, signal?: AbortSignal) => Promise<QueuePage<Item>>;
  readonly keyOf: (item: Item) => string;
  /** Draws one of them. */
  readonly children: (item: Item, actions: { onDecided: () => void; onReadAgain: () => void }) => ReactNode;
}

/** What moderators have to decide about, the oldest first. */
export function ModerationQueue<Item>({ id, words, read, keyOf, children }: ModerationQueueProps<Item>) {
  const reading = useReading(
    useCallback((signal: AbortSignal) => read(undefined, signal), [read]),
    { remote: 'staff' },
  );
  const { isPending, run } = useMutation({ remote: 'staff', failedText: words.failed });
  const showMore = (items: readonly Item[], after: string) =>
    run(async () => {
      const more = await read(after);
      const known = new Set(items.map(keyOf));
      reading.set({ ...more, items: [...items, ...more.items.filter((item) => !known.has(keyOf(item)))] });
    });
  return (
    <section css={sheetStyle} aria-labelledby={id}>
      <Heading level={2} look="h3" id={id}>
        {words.title}
      </Heading>
      <Text tone="muted">{words.text}</Text>
      <WhenReady reading={reading}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <Text>{words.none}</Text>}
            <ul
              css={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: space[5],
                [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
                [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
              }}
            >
              {items.map((item) => (
                <li key={keyOf(item)}>
                  {children(item, {
                    onDecided: () =>
                      reading.set({
                        ...(next ? { next } : {}),
                        items: items.filter((other) => keyOf(other) !== keyOf(item)),
                      }),
                    onReadAgain: reading.again,
                  })}
                </li>
              ))}
            </ul>
            {next && <MoreButton label={words.more} isLoading={isPending} onMore={() => void showMore(items, next)} />}
          </>
        )}
      </WhenReady>
    </section>
  );
}
