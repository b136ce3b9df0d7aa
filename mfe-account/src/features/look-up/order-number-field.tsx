import type { ComponentProps } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { TextField } from 'shared-ui/text-field';
import { UnbrokenWords } from '../area/unbroken-words.tsx';

interface OrderNumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'hint'> {
  /** Returns the hint with an order number of this shop as an example. */
  readonly hint: (example: string) => string;
}

/** The number of an order, which is typed or pasted in any form (`writtenOrderNumber`). */
export function OrderNumberField({ hint, ...field }: OrderNumberFieldProps) {
  const { orderPrefix = 'OR' } = usePlatform().config;
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={<UnbrokenWords>{hint(`${orderPrefix}-7K2M-9QXD`)}</UnbrokenWords>}
      {...field}
    />
  );
}
