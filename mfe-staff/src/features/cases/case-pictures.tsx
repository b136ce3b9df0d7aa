import { getStaffCasePicture, type StaffCase } from 'shared-contracts/calls/staff-cases';
import { usePlatform } from 'shared-contracts/platform';
import { sheetStyle } from 'shared-ui/layout';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading } from 'shared-ui/text';
import { radius, space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { caseMessages } from '../../messages/case-messages.ts';

/** The pictures that came with a case. They have no address: each is read as the member of staff who looks at it. */
export function CasePictures({ detail: { caseNumber, pictures } }: { readonly detail: StaffCase }) {
  const texts = caseMessages(usePlatform().locale);
  return (
    <section css={sheetStyle} aria-labelledby="pictures">
      <Heading level={2} look="h3" id="pictures">
        {texts.pictures}
      </Heading>
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        {pictures.map((picture, index) => (
          <li key={picture.pictureId}>
            <CasePicture caseNumber={caseNumber} picture={picture} alt={texts.picture(index + 1, pictures.length)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CasePictureProps {
  readonly caseNumber: string;
  readonly picture: StaffCase['pictures'][number];
  readonly alt: string;
}

function CasePicture({ caseNumber, picture: { pictureId, width, height }, alt }: CasePictureProps) {
  const texts = caseMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const { value, status, again } = useCall(
    getStaffCasePicture,
    { params: { caseNumber, pictureId } },
    { remote: 'staff', calls },
  );
  if (value)
    return (
      <img
        src={`data:${value.contentType};base64,${value.data}`}
        alt={alt}
        width={width}
        height={height}
        css={{
          display: 'block',
          width: 'auto',
          maxWidth: '100%',
          height: 'auto',
          maxHeight: '28rem',
          borderRadius: radius.card,
        }}
      />
    );
  if (status === 'error')
    return (
      <RetryAlert retryText={texts.tryAgain} onRetry={again}>
        {texts.pictureFailed}
      </RetryAlert>
    );
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton height="16rem" />
    </SkeletonGroup>
  );
}
