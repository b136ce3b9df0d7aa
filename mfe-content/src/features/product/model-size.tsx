import type { ProductModel } from 'shared-contracts/calls/product-story';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { heightText } from '../size-guide/lengths.ts';

/** How tall the person in the pictures is, and the size worn. */
export function ModelSize({ model: { height, size } }: { readonly model: ProductModel }) {
  const locale = useLocale();
  return <Text look="small">{contentMessages(locale).model(heightText(height, locale), size)}</Text>;
}
