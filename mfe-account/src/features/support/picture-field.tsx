import { useLayoutEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';
import { casePictureMessages } from '../../messages/case-picture-messages.ts';
import { supportMessages } from '../../messages/support-messages.ts';
import { FailedPictures } from './failed-pictures.tsx';
import type { CasePictures } from './use-case-pictures.ts';

/** Chooses pictures of the damage, and shows those that come with the case and those that could not be uploaded. */
export function PictureField({ pictures }: { readonly pictures: CasePictures }) {
  const locale = useLocale();
  const texts = casePictureMessages(locale);
  const { uploaded, failed, isUploading, isFull, isTooMany, add, retry, remove } = pictures;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const field = () => frame.current?.querySelector('input');
  /** The id of the picture whose button was pressed last. */
  const pressed = useRef<string>(undefined);
  // The last picture disables the field: before the browser takes the focus from it, the list takes it over.
  useLayoutEffect(() => {
    if (isFull && document.activeElement === frame.current?.querySelector('input')) list.current?.focus();
  }, [isFull]);
  // The button is gone with its picture, or with its failure. Meanwhile the shopper may have gone on to another field.
  useLayoutEffect(() => {
    const isThere = uploaded.some((one) => one.pictureId === pressed.current);
    if (!pressed.current || isThere || failed.some(({ id }) => id === pressed.current)) return;
    pressed.current = undefined;
    if (document.activeElement === document.body) (field()?.disabled ? list.current : field())?.focus();
  });
  return (
    <div ref={frame} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }}>
      <TextField
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        label={texts.pictures}
        optionalText={supportMessages(locale).optional}
        hint={
          <>
            <span>{isFull ? texts.picturesFull : texts.picturesHint}</span>
            {/* What is wrong with them is announced below. */}
            {failed.length > 0 && <span> {texts.notAdded(failed.map(({ file }) => file.name).join(', '))}</span>}
          </>
        }
        disabled={isFull}
        error={isTooMany ? texts.tooMany : undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          void add(files);
        }}
      />
      {failed.length > 0 && (
        <FailedPictures
          failed={failed}
          canRetry={!isFull}
          isUploading={isUploading}
          onRetry={(picture) => {
            pressed.current = picture.id;
            void retry(picture);
          }}
          onRemove={({ id }) => {
            pressed.current = id;
            remove(id);
          }}
        />
      )}
      <div role="status">
        {isUploading && (
          <Text look="small" tone="muted">
            {texts.uploading}
          </Text>
        )}
      </div>
      {uploaded.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={texts.chosen}
          css={{ display: 'flex', flexWrap: 'wrap', gap: space[4] }}
        >
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
                  pressed.current = pictureId;
                  remove(pictureId);
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
