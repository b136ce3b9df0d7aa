import { type ComponentProps, type ReactNode, useState } from 'react';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { supportMessages } from '../../messages/support-messages.ts';
import { formColumns } from '../area/form-columns.ts';
import { HelpPoints } from '../area/help-points.tsx';
import { CaseOpened, type OpenedCase } from './case-opened.tsx';

interface SupportPageProps {
  readonly title: string;
  readonly intro: string;
  readonly points: ComponentProps<typeof HelpPoints>['points'];
  /** The way to the other form. */
  readonly other: { readonly to: string; readonly text: string };
  /** What follows on an opened case. */
  readonly sentTitle: string;
  readonly next: (opened: OpenedCase) => readonly string[];
  /** The form, which tells what it has opened. */
  readonly children: (onOpened: (opened: OpenedCase) => void) => ReactNode;
}

/** The page of a form that opens a support case, and of the case that it has opened. */
export function SupportPage({ title, intro, points, other, sentTitle, next, children }: SupportPageProps) {
  const texts = supportMessages(useLocale());
  const [opened, setOpened] = useState<OpenedCase>();
  return (
    <Container css={formColumns}>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], maxWidth: '36rem' }}>
        {opened ? (
          <CaseOpened
            caseNumber={opened.caseNumber}
            title={sentTitle}
            next={next(opened)}
            onAgain={() => setOpened(undefined)}
          />
        ) : (
          <>
            <Heading level={1}>{title}</Heading>
            <Text look="lead">{intro}</Text>
            <p>
              <Link to={other.to} css={linkStyle}>
                {other.text}
              </Link>
            </p>
            {children(setOpened)}
          </>
        )}
      </div>
      <HelpPoints label={texts.goodToKnow} points={points} />
    </Container>
  );
}
