import { useState } from 'react';
import { type MediaRatio, type Medium, mediaRatios, pictureOfMedium } from 'shared-contracts/calls/media';
import type { Picture } from 'shared-contracts/fields';
import type { Language } from 'shared-contracts/locale';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Stack } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { useLocale } from 'storefront-kit/use-locale';
import { mediaMessages } from '../../messages/media-messages.ts';
import { studioMessages } from '../../messages/studio-messages.ts';
import { MediaGrid } from './media-grid.tsx';

interface ChoosePictureProps {
  /** The language of the document, in which the picture is described. */
  readonly language: Language;
  readonly onChosen: (picture: Picture) => void;
}

const ratios: readonly (MediaRatio | 'own')[] = ['own', ...mediaRatios];

/** Puts a picture of the library into a document, in the proportions that the block shows. */
export function ChoosePicture({ language, onChosen }: ChoosePictureProps) {
  const locale = useLocale();
  const texts = mediaMessages(locale);
  const { close } = studioMessages(locale);
  const [isOpen, setOpen] = useState(false);
  const [ratio, setRatio] = useState<MediaRatio | 'own'>('16x9');
  const choose = (medium: Medium) => {
    onChosen(pictureOfMedium(medium, ratio, language));
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" size="small" css={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {texts.fromLibrary}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.library} closeLabel={close} size="large">
        <Stack gap={4}>
          <SelectField
            label={texts.ratio}
            options={ratios.map((one) => ({
              value: one,
              label: one === 'own' ? texts.ownRatio : one.replace('x', ' : '),
            }))}
            value={ratio}
            onChange={({ currentTarget }) => setRatio(ratios.find((one) => one === currentTarget.value) ?? 'own')}
          />
          <MediaGrid
            action={(medium) => (
              <Button
                variant="secondary"
                size="small"
                css={{ justifySelf: 'start' }}
                aria-label={texts.chooseOf(medium.name)}
                onClick={() => choose(medium)}
              >
                {texts.choose}
              </Button>
            )}
          />
        </Stack>
      </Dialog>
    </>
  );
}
