import { useState } from 'react';
import type { OwnReview } from 'shared-contracts/calls/reviews';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { addPhotoDialog, type OpinionSubject } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Row } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { writeReviewMessages } from '../../messages/write-review-messages.ts';
import { ReviewForm } from './review-form.tsx';

interface Props {
  readonly subject: OpinionSubject;
  readonly own?: OwnReview;
}

/** Writes a review, which then waits for a moderator. A photo goes the way of all photos of shoppers. */
export default function ReviewDialog({
  props: { subject, own },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Props>) {
  const { dialogs, locale } = usePlatform();
  const texts = writeReviewMessages(locale);
  const [done, setDone] = useState<OwnReview>();
  const { name, photo } = subject;
  const addPhoto = () => {
    if (!photo) return;
    resolve();
    void dialogs.open(addPhotoDialog, { subject: photo, name });
  };
  return (
    <Dialog
      open={open}
      onClose={done ? () => resolve() : dismiss}
      onClosed={onClosed}
      title={texts.title(name)}
      closeLabel={texts.close}
    >
      {done ? (
        <div role="status" css={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
          <Heading level={3}>{texts.doneTitle}</Heading>
          <Text>
            {texts.doneText} {done.verified && texts.verified}
          </Text>
          {photo && <Text>{texts.photo}</Text>}
          <Row>
            <Button onClick={() => resolve()}>{texts.done}</Button>
            {photo && (
              <Button variant="secondary" onClick={addPhoto}>
                {texts.addPhoto}
              </Button>
            )}
          </Row>
        </div>
      ) : (
        <ReviewForm subject={subject} own={own} onDone={setDone} />
      )}
    </Dialog>
  );
}
