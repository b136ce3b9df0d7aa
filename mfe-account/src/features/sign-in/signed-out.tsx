import { css } from '@emotion/react';
import { Container, sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';
import { formColumns } from '../area/form-columns.ts';
import { LookUp } from '../look-up/look-up.tsx';
import { LookUpHelp } from '../look-up/look-up-help.tsx';
import { AccountPanel } from './account-panel.tsx';

const shortOnPhones = css({
  [media.belowTablet]: { gap: space[5], paddingBlock: `${space[6]} ${space[7]}` },
});

/** What the account and its orders show to anybody who is not signed in: sign-in first, then the look-up of one order. */
export function SignedOut({ title }: { readonly title: string }) {
  return (
    <Container css={[formColumns, shortOnPhones]}>
      <div css={{ gridColumn: '1 / -1' }}>
        <Heading level={1}>{title}</Heading>
      </div>
      <AccountPanel />
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }}>
        <section css={sheetStyle} aria-labelledby="look-up-title">
          <Heading level={2} look="h3" id="look-up-title">
            {accountMessages(useLocale()).lookUpTitle}
          </Heading>
          <LookUp />
        </section>
        {/* Only where there is room beside the forms, which say most of it, too. */}
        <div css={{ [media.belowDesktop]: { display: 'none' } }}>
          <LookUpHelp />
        </div>
      </div>
    </Container>
  );
}
