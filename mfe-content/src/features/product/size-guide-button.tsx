import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { sizeGuideDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { useReport } from 'storefront-kit/use-report';
import { contentMessages } from '../../messages/content-messages.ts';
import { type Choice, sizeOptions } from './variant-choice.ts';

interface SizeGuideButtonProps {
  readonly product: ProductDetails;
  readonly choice: Choice;
  /** Called with the size that the shopper takes there. */
  readonly onTake: (size: string) => void;
}

/** Opens the size guide; nothing where there is one size. */
export function SizeGuideButton({ product, choice, onTake }: SizeGuideButtonProps) {
  const { dialogs, locale } = usePlatform();
  const report = useReport('content');
  const { sizeChart, fitScore, model } = product;
  if (sizeChart === undefined) return null;
  const open = () => {
    const sizes = sizeOptions(product).flatMap(({ id, available }) => (available ? [id] : []));
    dialogs
      .open(sizeGuideDialog, {
        productType: sizeChart,
        sizes,
        ...(choice.size === undefined ? {} : { chosen: choice.size }),
        ...(fitScore === undefined ? {} : { fitScore }),
        ...(model ? { model } : {}),
      })
      .result.then(onTake, report);
  };
  return (
    <Button variant="link" onClick={open}>
      {contentMessages(locale).sizeGuide}
    </Button>
  );
}
