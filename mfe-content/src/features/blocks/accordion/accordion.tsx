import { AccordionItem } from 'shared-ui/accordion';
import { Text } from 'shared-ui/text';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';

/** Sections that open and close by themselves: native elements, without script. */
export function AccordionBlock({ block }: BlockProps<'accordion'>) {
  return (
    <BlockSection title={block.title}>
      <div>
        {block.items.map(({ title, body, richText }) => (
          <AccordionItem key={title} title={title}>
            {richText ? <RichTextView content={richText} /> : <Text measured>{body}</Text>}
          </AccordionItem>
        ))}
      </div>
    </BlockSection>
  );
}
