import { useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { downloadInvoice } from 'shared-contracts/calls/orders';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { DownloadIcon } from 'shared-ui/icon';
import { useLocale } from 'storefront-kit/use-locale';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useChange } from '../area/use-change.ts';
import { saveFile } from './save-file.ts';

/** The invoice as a PDF (ORD-06). */
export function InvoiceButton({ order }: { readonly order: Order }) {
  const calls = useAccountCalls();
  const texts = afterSalesMessages(useLocale());
  const [isGetting, setIsGetting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = useChange(setProblem);
  const { orderNumber, email } = order;

  async function get(): Promise<void> {
    setIsGetting(true);
    setProblem(undefined);
    const read = async () => saveFile(await calls(downloadInvoice, { body: { orderNumber, email } }));
    await change(read, { done: texts.invoiceSaved, failed: texts.invoiceFailed });
    setIsGetting(false);
  }
  return (
    <>
      {problem && (
        <Alert tone="error" announce="alert" css={{ flexBasis: '100%' }}>
          {problem}
        </Alert>
      )}
      <Button
        variant="secondary"
        icon={<DownloadIcon size={18} />}
        loading={isGetting}
        loadingText={texts.gettingInvoice}
        onClick={() => void get()}
      >
        {texts.invoice}
      </Button>
    </>
  );
}
