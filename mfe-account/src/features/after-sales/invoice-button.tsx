import type { Order } from 'shared-contracts/calls/checkout';
import { downloadInvoice } from 'shared-contracts/calls/orders';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { DownloadIcon } from 'shared-ui/icon';
import { useMutation } from 'storefront-kit/use-mutation';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { saveFile } from './save-file.ts';

/** The invoice as a PDF (ORD-06). */
export function InvoiceButton({ order }: { readonly order: Order }) {
  const calls = useAccountCalls();
  const { locale, toasts } = usePlatform();
  const texts = afterSalesMessages(locale);
  const { isPending, error, run } = useMutation({ remote: 'account' });
  const { orderNumber, email } = order;

  const download = () =>
    run(async () => {
      saveFile(await calls(downloadInvoice, { body: { orderNumber, email } }));
      toasts.show({ tone: 'success', text: texts.invoiceSaved });
    });
  return (
    <>
      {error && (
        <Alert tone="error" announce="alert" css={{ gridColumn: '1 / -1' }}>
          {error.message || texts.invoiceFailed}
        </Alert>
      )}
      <Button
        variant="secondary"
        icon={<DownloadIcon size={18} />}
        loading={isPending}
        loadingText={texts.gettingInvoice}
        onClick={() => void download()}
      >
        {texts.invoice}
      </Button>
    </>
  );
}
