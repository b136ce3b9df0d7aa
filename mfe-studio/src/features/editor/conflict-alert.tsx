import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { moment } from 'storefront-kit/dates';
import { editorMessages } from '../../messages/editor-messages.ts';
import type { DraftKeeper, DraftState } from '../../model/draft-keeper.ts';
import type { JsonObject } from '../../model/json.ts';
import { Differences } from '../history/differences-view.tsx';

interface ConflictAlertProps {
  readonly keeper: DraftKeeper;
  readonly state: DraftState;
  readonly published: JsonObject | undefined;
}

/** Somebody else saved in between: who, when, what, and the ways on. Nothing is lost until the editor decides. */
export function ConflictAlert({ keeper, state: { theirs, body }, published }: ConflictAlertProps) {
  const { locale } = usePlatform();
  const texts = editorMessages(locale);
  const [isCompared, setCompared] = useState(false);
  const other = theirs?.body ?? published ?? {};
  const actions = (
    <Row gap={2}>
      <Button variant="secondary" size="small" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
        {texts.compare}
      </Button>
      <Button variant="secondary" size="small" onClick={() => keeper.takeTheirs(published ?? body)}>
        {texts.takeTheirs}
      </Button>
      <Button variant="secondary" size="small" onClick={() => void keeper.overwrite()}>
        {texts.overwrite}
      </Button>
    </Row>
  );
  return (
    <Stack gap={3}>
      <Alert tone="warning" announce="alert" title={texts.conflict} action={actions}>
        {theirs ? texts.conflictBy(theirs.author, moment(theirs.changedAt, locale)) : texts.conflictGone}
      </Alert>
      {isCompared && (
        <section aria-label={texts.compare}>
          <Differences before={other} after={body} names={[texts.theirText, texts.ownText]} />
        </section>
      )}
    </Stack>
  );
}
