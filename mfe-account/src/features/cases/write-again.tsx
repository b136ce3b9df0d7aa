import { caseLimits } from 'shared-contracts/case-limits';
import { usePlatform } from 'shared-contracts/platform';
import { buttonStyle } from 'shared-ui/button';
import { Link } from 'storefront-kit/routing';
import { casesMessages } from '../../messages/cases-messages.ts';
import { carryMessage } from '../support/carried-message.ts';

interface WriteAgainProps {
  readonly caseNumber: string;
  /** What was typed for the case. */
  readonly text?: string;
}

/**
 * Leads from a closed case to a new message, which begins with the number of the case and what was typed for it. A text
 * that leaves no room for the number goes without it: it can be sent as it is.
 */
export function WriteAgain({ caseNumber, text = '' }: WriteAgainProps) {
  const texts = casesMessages(usePlatform().locale);
  const withNumber = `${caseNumber}\n\n${text}`;
  return (
    <Link
      to="/contact"
      state={carryMessage(withNumber.length > caseLimits.message ? text : withNumber)}
      css={[buttonStyle({ variant: 'secondary', size: 'small' }), { justifySelf: 'start' }]}
    >
      {texts.write}
    </Link>
  );
}
