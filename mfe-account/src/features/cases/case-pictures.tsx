import { getCasePicture, type OwnCase } from 'shared-contracts/calls/support-cases';
import { usePlatform } from 'shared-contracts/platform';
import { sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { radius, space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { areaMessages } from '../../messages/area-messages.ts';
import { casesMessages } from '../../messages/cases-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';

/** The pictures that came with a case. They have no address: each is read as the owner of the case. */
export function CasePictures({ found: { caseNumber, pictures } }: { readonly found: OwnCase }) {
  const texts = casesMessages(usePlatform().locale);
  return (
    <section css={sheetStyle} aria-labelledby="pictures-title">
      <Heading level={2} look="h3" id="pictures-title">
        {texts.pictures}
      </Heading>
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
          alignItems: 'start',
          gap: space[4],
        }}
      >
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
  readonly picture: OwnCase['pictures'][number];
  readonly alt: string;
}

function CasePicture({ caseNumber, picture: { pictureId, width, height }, alt }: CasePictureProps) {
  const { locale } = usePlatform();
  const { loading, tryAgain } = areaMessages(locale);
  const calls = useAccountCalls();
  const reading = useCall(getCasePicture, { params: { caseNumber, pictureId } }, { remote: 'account', calls });
  const texts = { loading, tryAgain, failed: casesMessages(locale).pictureFailed };
  return (
    <WhenRead reading={reading} texts={texts} height="12rem">
      {({ contentType, data }) => (
        <img
          src={`data:${contentType};base64,${data}`}
          alt={alt}
          width={width}
          height={height}
          css={{ display: 'block', width: '100%', height: 'auto', borderRadius: radius.card }}
        />
      )}
    </WhenRead>
  );
}
