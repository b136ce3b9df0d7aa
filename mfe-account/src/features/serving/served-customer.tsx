import { usePlatform } from 'shared-contracts/platform';
import type { ServedCustomer as Served } from 'shared-contracts/session';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { servingMessages } from '../../messages/serving-messages.ts';
import { useServing } from './use-serving.ts';

/** The customer who is served, and the way to let go. */
export function ServedCustomer({ customer, onEnded }: { readonly customer: Served; readonly onEnded: () => void }) {
  const { locale, toasts } = usePlatform();
  const texts = servingMessages(locale);
  const serving = useServing();
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.failed });
  const end = () =>
    run(async () => {
      await serving.end();
      toasts.show({ tone: 'success', text: texts.ended });
      onEnded();
    });
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
      <Button size="large" loading={isPending} loadingText={texts.ending} onClick={() => void end()}>
        {texts.end}
      </Button>
    </div>
  );
}
