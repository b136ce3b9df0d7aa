import { Text } from 'shared-ui/text';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { RichTextView } from './rich-text-view.tsx';

/** Running text. */
export function RichTextBlock({ block }: BlockProps<'rich-text'>) {
  const { alignment = 'start' } = block;
  return (
    <BlockSection title={block.title} css={{ justifyItems: alignment, textAlign: alignment }}>
      {block.paragraphs.map((paragraph) => (
        <Text key={paragraph} measured>
          {paragraph}
        </Text>
      ))}
      {block.richText && <RichTextView content={block.richText} raised={!block.title} />}
    </BlockSection>
  );
}
