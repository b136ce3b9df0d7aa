import { uuid } from 'shared-contracts/fields';
import * as v from 'valibot';

/** Whether a text can be the id in a column of UUIDs. Cast to text instead, the column would be compared without its index. */
export const isUuid = (text: string): boolean => v.is(uuid, text);
