import { useEffect } from 'react';
import { VisuallyHidden } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { blockNames } from '../../messages/block-names.ts';
import { editorMessages } from '../../messages/editor-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import { useBlockActions } from './block-actions.ts';
import { useEditor } from './puck-config.tsx';

/**
 * Says how blocks are dragged and where one is now. The library beneath Puck says it in English, with ids, and takes no
 * words of others: its hint gets ours, and its announcements are silenced.
 */
export function DragWords() {
  const locale = useLocale();
  const texts = editorMessages(locale);
  const isDragging = useEditor((state) => state.appState.ui.isDragging);
  const { content, selected } = useBlockActions();
  const hint = texts.dragHint;
  useEffect(() => {
    const adopt = () => {
      for (const element of document.querySelectorAll('[id^="dnd-kit-description"]'))
        if (element.textContent !== hint) element.textContent = hint;
      for (const element of document.querySelectorAll('[id^="dnd-kit-announcement"]')) {
        element.removeAttribute('role');
        element.setAttribute('aria-live', 'off');
      }
    };
    adopt();
    // The library adds its elements to the body with the first block that can be dragged.
    const added = new MutationObserver(adopt);
    added.observe(document.body, { childList: true });
    return () => added.disconnect();
  }, [hint]);
  const block = selected === undefined ? undefined : content[selected];
  const place = (selected ?? 0) + 1;
  const where = block && texts.placeOf(labelOf(blockNames, block.type, locale.language), place, content.length);
  return (
    <div role="status">
      <VisuallyHidden>{isDragging ? texts.dragging : where}</VisuallyHidden>
    </div>
  );
}
