import { useLocale } from 'storefront-kit/use-locale';
import { editorMessages } from '../../messages/editor-messages.ts';

/** The element that says how blocks are dragged, for screen readers. */
export const dragHintId = 'drag-hint';

/** In place of the hint of the library, which is in English in every language. */
export function DragHint() {
  return (
    <p id={dragHintId} hidden>
      {editorMessages(useLocale()).dragHint}
    </p>
  );
}
