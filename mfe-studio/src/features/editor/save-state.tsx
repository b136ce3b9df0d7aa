import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { editorMessages } from '../../messages/editor-messages.ts';
import type { DraftState } from '../../model/draft-keeper.ts';

interface SaveStateProps {
  readonly state: DraftState;
  readonly onRetry: () => void;
}

/** Says whether everything is saved. */
export function SaveState({ state: { status, revision }, onRetry }: SaveStateProps) {
  const texts = editorMessages(useLocale());
  if (status === 'failed')
    return (
      <Row gap={2} role="alert">
        <InlineMessage tone="error">{texts.notSaved}</InlineMessage>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {texts.saveAgain}
        </Button>
      </Row>
    );
  const words = {
    saved: revision > 0 ? texts.saved : texts.noDraft,
    unsaved: texts.saving,
    saving: texts.saving,
    conflict: texts.conflictShort,
  }[status];
  return (
    <Text look="small" tone="muted" role="status">
      {words}
    </Text>
  );
}
