import type { ComponentProps } from 'react';
import { TextField } from 'shared-ui/text-field';

/** The number of an order, which is typed or pasted in any form (`plainCode`). */
export const OrderNumberField = (field: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />
);
