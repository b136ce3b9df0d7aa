import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Block, block as blockSchema } from 'shared-contracts/blocks/block';
import { showBlock } from 'shared-contracts/calls/document-blocks';
import { contentBlockSlot } from 'shared-contracts/slots/content';
import { InlineMessage } from 'shared-ui/alert';
import { Skeleton } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { Slot } from 'storefront-kit/slot';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { useStaffCalls } from 'storefront-kit/use-staff';
import * as v from 'valibot';
import { editorMessages } from '../../messages/editor-messages.ts';
import type { JsonObject } from '../../model/json.ts';

interface ShownBlockProps {
  /** As it is stored. */
  readonly block: JsonObject;
  readonly position: number;
  /** Elements in place of texts, in which an editor types. */
  readonly inline: Readonly<Record<string, ReactNode>>;
}

/** A block as pages show it. What names products or fragments, the services complete. */
export function ShownBlock({ block, position, inline }: ShownBlockProps) {
  const texts = editorMessages(useLocale());
  const complete = useMemo(() => v.safeParse(blockSchema, block), [block]);
  const calls = useStaffCalls('studio');
  const asked = useSettled(block);
  const reading = useCall(showBlock, complete.success ? undefined : { body: { block: asked } }, {
    remote: 'studio',
    calls,
    keepPrevious: true,
  });
  const blocks = complete.success ? [complete.output] : (reading.value?.blocks ?? []);
  if (blocks.length > 0)
    return blocks.map((one, index) => (
      <Slot
        key={one.id}
        slot={contentBlockSlot}
        props={{ block: withElements(one, inline), position: position + index }}
        fallback={<Skeleton height="8rem" />}
      />
    ));
  if (!complete.success && reading.status === 'pending') return <Skeleton height="8rem" />;
  return (
    <div css={{ padding: space[5] }}>
      <InlineMessage tone={reading.status === 'error' ? 'error' : 'warning'}>
        {reading.status === 'error' ? texts.blockFailed : texts.blockIncomplete}
      </InlineMessage>
    </div>
  );
}

/** Components show a text wherever it may be an element; types say that blocks have texts only. */
const withElements = (block: Block, inline: Readonly<Record<string, ReactNode>>): Block =>
  ({ ...block, ...inline }) as Block;

/** The value when it has not changed for a while, so that typing does not ask the services for each character. */
function useSettled<Value>(value: Value, milliseconds = 400): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
