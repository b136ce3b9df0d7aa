import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { areaMessages } from '../../messages/area-messages.ts';
import { casePictureMessages } from '../../messages/case-picture-messages.ts';
import type { FailedPicture } from './use-case-pictures.ts';

interface FailedPicturesProps {
  readonly failed: readonly FailedPicture[];
  /** Whether there is room for another picture. */
  readonly canRetry: boolean;
  readonly isUploading: boolean;
  readonly onRetry: (picture: FailedPicture) => void;
  readonly onRemove: (picture: FailedPicture) => void;
}

/** Pictures that could not be uploaded: each with its name, what went wrong, and what can be done about it. */
export function FailedPictures({ failed, canRetry, isUploading, onRetry, onRemove }: FailedPicturesProps) {
  const locale = useLocale();
  const texts = casePictureMessages(locale);
  const { tryAgain, remove } = areaMessages(locale);
  return (
    <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }}>
      {failed.map((picture) => {
        const { id, file, problem, error, attempts } = picture;
        return (
          <li key={id}>
            <Alert
              tone="error"
              action={
                <Row gap={4}>
                  {!problem && canRetry && (
                    <Button
                      variant="link"
                      size="small"
                      loading={isUploading}
                      loadingText={texts.uploading}
                      aria-label={texts.tryAgainWith(file.name)}
                      onClick={() => onRetry(picture)}
                    >
                      {tryAgain}
                    </Button>
                  )}
                  <Button
                    variant="link"
                    size="small"
                    aria-label={texts.removeFailed(file.name)}
                    onClick={() => onRemove(picture)}
                  >
                    {remove}
                  </Button>
                </Row>
              }
            >
              {/* Without the buttons, one of which has the focus; anew after each attempt, so that it is announced again. */}
              <div key={attempts} role="alert">
                <Text weight={600} css={{ overflowWrap: 'anywhere' }}>
                  {file.name}
                </Text>
                {problem ? texts[problem] : error?.message || texts.pictureFailed}
              </div>
            </Alert>
          </li>
        );
      })}
    </ul>
  );
}
