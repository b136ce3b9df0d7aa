import { type ReactNode, useCallback } from 'react';
import { sheetStyle } from 'shared-ui/layout';
import { MoreButton } from 'shared-ui/more-button';
import { Heading, Text } from 'shared-ui/text';
import { useReading } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { foundList } from './found-list.ts';
import { WhenReady } from './when-ready.tsx';

/** A page of what was found. */
interface FoundPage<Item> {
  readonly items: readonly Item[];
  /** Names the page after it, if there is one. */
  readonly next?: string | undefined;
}

interface FoundProps<Item> {
  readonly title: string;
  readonly texts: { readonly none: string; readonly more: string; readonly failed: string };
  /** Reads a page; another function starts anew. */
  readonly read: (after: string | undefined, signal: AbortSignal | undefined) => Promise<FoundPage<Item>>;
  readonly row: (item: Item) => ReactNode;
}

/** What a search found, page by page. */
export function Found<Item>({ title, texts, read, row }: FoundProps<Item>) {
  const reading = useReading(
    useCallback((signal: AbortSignal) => read(undefined, signal), [read]),
    { remote: 'staff' },
  );
  const { isPending, run } = useMutation({ remote: 'staff', failedText: texts.failed });
  const showMore = (items: readonly Item[], after: string) =>
    run(async () => {
      const more = await read(after, undefined);
      reading.set({ ...more, items: [...items, ...more.items] });
    });
  return (
    <section css={sheetStyle} aria-labelledby="found">
      <Heading level={2} look="h3" id="found">
        {title}
      </Heading>
      <WhenReady reading={reading}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <Text role="status">{texts.none}</Text>}
            <ul css={foundList}>{items.map(row)}</ul>
            {next && <MoreButton label={texts.more} isLoading={isPending} onMore={() => void showMore(items, next)} />}
          </>
        )}
      </WhenReady>
    </section>
  );
}
