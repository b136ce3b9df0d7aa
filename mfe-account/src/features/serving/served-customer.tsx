import type { ServedCustomer as Served } from 'shared-contracts/session';
import { Badge } from 'shared-ui/badge';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { servingMessages } from '../../messages/serving-messages.ts';
import { LetGoButton } from './let-go-button.tsx';

/** The customer who is served, and the way to let go. */
export function ServedCustomer({ customer, onEnded }: { readonly customer: Served; readonly onEnded: () => void }) {
  const texts = servingMessages(useLocale());
  return (
    <div css={{ display: 'grid', gap: space[4] }}>
      <Text weight={600} css={{ overflowWrap: 'anywhere' }}>
        <span>{`${customer.name} `}</span>
        {customer.isMember && <Badge tone="info">{texts.member}</Badge>}
      </Text>
      <Text tone="slate">{customer.sharesAddresses ? texts.sharesAddresses : texts.keepsAddresses}</Text>
      <Text look="small" tone="muted">
        {texts.another}
      </Text>
      <LetGoButton onEnded={onEnded}>{texts.end}</LetGoButton>
    </div>
  );
}
