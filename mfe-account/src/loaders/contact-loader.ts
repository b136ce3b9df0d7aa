import type { CallResponse } from 'shared-contracts/call';
import { getContactSubjects } from 'shared-contracts/calls/consumer-service';
import type { LoaderContext } from 'shared-contracts/routing';

export type ContactSubjects = CallResponse<typeof getContactSubjects>;

/** What one can write to the shop about, in the reader's language. */
export const loadContactSubjects = ({ calls, signal }: LoaderContext): Promise<ContactSubjects> =>
  calls(getContactSubjects, {}, { signal });
