import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { useLocale } from 'storefront-kit/use-locale';
import { rewardMessages } from '../messages/reward-messages.ts';

/** The terms of the employee discount, which applies only after they are accepted (docs/spec/accounts.md section 4). */
export default function EmployeeTermsDialog({
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Record<string, never>, void>) {
  const texts = rewardMessages(useLocale());
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.termsTitle}
      closeLabel={texts.withoutDiscount}
      footer={
        <div css={{ display: 'grid', gap: space[3] }}>
          <Button block onClick={() => resolve()}>
            {texts.acceptTerms}
          </Button>
          <Button block variant="secondary" onClick={dismiss}>
            {texts.withoutDiscount}
          </Button>
        </div>
      }
    >
      <Text>{texts.termsText}</Text>
      <p css={{ paddingTop: space[3] }}>
        <LegalLink page="associateDiscount" css={linkStyle}>
          {texts.readTerms}
        </LegalLink>
      </p>
    </Dialog>
  );
}
