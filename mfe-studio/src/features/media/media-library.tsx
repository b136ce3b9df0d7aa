import { useState } from 'react';
import type { Medium } from 'shared-contracts/calls/media';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { useLocale } from 'storefront-kit/use-locale';
import { mediaMessages } from '../../messages/media-messages.ts';
import { MediaGrid } from './media-grid.tsx';
import { MediumDialog } from './medium-dialog.tsx';
import { UploadForm } from './upload-form.tsx';

/** All pictures that editors uploaded. */
export function MediaLibrary() {
  const texts = mediaMessages(useLocale());
  const [changes, setChanges] = useState(0);
  const [opened, setOpened] = useState<Medium>();
  const [isOpen, setOpen] = useState(false);
  const refresh = () => setChanges((count) => count + 1);
  const open = (medium: Medium) => {
    setOpened(medium);
    setOpen(true);
  };
  return (
    <>
      <section css={sheetStyle} aria-label={texts.library}>
        <MediaGrid
          key={changes}
          action={(medium) => (
            <Button
              variant="secondary"
              size="small"
              css={{ justifySelf: 'start' }}
              aria-label={texts.editOf(medium.name)}
              onClick={() => open(medium)}
            >
              {texts.edit}
            </Button>
          )}
        />
      </section>
      <UploadForm onUploaded={refresh} />
      {opened && (
        <MediumDialog
          key={`${opened.mediaId}-${opened.changedAt}`}
          medium={opened}
          open={isOpen}
          onClose={() => setOpen(false)}
          onChanged={refresh}
        />
      )}
    </>
  );
}
