import { useEffect, useRef } from 'react';
import { Button, buttonStyle } from 'shared-ui/button';
import { CheckCircleIcon } from 'shared-ui/icon';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, space, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useHasAccount } from 'storefront-kit/use-session';
import { supportMessages } from '../../messages/support-messages.ts';

/** A case that the services have stored. */
export interface OpenedCase {
  readonly caseNumber: string;
  readonly email: string;
}

interface CaseOpenedProps {
  readonly caseNumber: string;
  readonly title: string;
  /** What happens next, a paragraph each. */
  readonly next: readonly string[];
  readonly onAgain: () => void;
}

/** The reference number of a case, and what happens next. */
export function CaseOpened({ caseNumber, title, next, onAgain }: CaseOpenedProps) {
  const texts = supportMessages(useLocale());
  const hasAccount = useHasAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the form that held the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading level={1} ref={heading} tabIndex={-1} css={{ justifySelf: 'start' }}>
        {title}
      </Heading>
      <div css={sheetStyle}>
        <div css={{ display: 'flex', gap: space[4], alignItems: 'center', '& > svg': { color: color.pine } }}>
          <CheckCircleIcon size={32} />
          <dl>
            <dt>{texts.reference}</dt>
            <dd css={{ ...type.h3, overflowWrap: 'anywhere' }}>{caseNumber}</dd>
          </dl>
        </div>
        {next.map((text) => (
          <Text key={text} css={{ overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        ))}
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Link to="/" css={buttonStyle({ variant: 'primary' })}>
          {texts.toShop}
        </Link>
        {hasAccount && (
          <Link to={`/account/cases/${caseNumber}`} css={buttonStyle({ variant: 'secondary' })}>
            {texts.follow}
          </Link>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </>
  );
}
