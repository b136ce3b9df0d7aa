import { useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';
import { casePictureMessages } from '../../messages/case-picture-messages.ts';
import { supportMessages } from '../../messages/support-messages.ts';
import type { CasePictures } from './use-case-pictures.ts';

/** Chooses pictures of the damage, and shows those that come with the case. */
export function PictureField({ pictures }: { readonly pictures: CasePictures }) {
  const locale = useLocale();
  const texts = casePictureMessages(locale);
  const { uploaded, isUploading, isFull, problem, error, add, remove } = pictures;
  const field = useRef<HTMLDivElement>(null);
  const failure = problem ? texts[problem] : error && (error.message || texts.pictureFailed);
  return (
    <div ref={field} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }}>
      <TextField
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        label={texts.pictures}
        optionalText={supportMessages(locale).optional}
        hint={isFull ? texts.picturesFull : texts.picturesHint}
        disabled={isFull}
        error={failure}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          void add(files);
        }}
      />
      <div role="status">
        {isUploading && (
          <Text look="small" tone="muted">
            {texts.uploading}
          </Text>
        )}
      </div>
      {uploaded.length > 0 && (
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[4] }}>
          {uploaded.map(({ pictureId, url }, index) => (
            <li key={pictureId} css={{ display: 'grid', gap: space[1], justifyItems: 'start' }}>
              <img
                src={url}
                alt={texts.picture(index + 1)}
                css={{ width: '7rem', height: '7rem', objectFit: 'cover', borderRadius: radius.card }}
              />
              <Button
                variant="link"
                size="small"
                aria-label={texts.removePicture(index + 1)}
                onClick={() => {
                  remove(pictureId);
                  requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
                }}
              >
                {areaMessages(locale).remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
