import { useMemo } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getDocument } from 'shared-contracts/calls/documents';
import { isProductError } from 'shared-contracts/errors/product-error';
import { type Reading, useReading } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { type DocumentText, inputOf } from '../../model/document-name.ts';

export type LoadedDocument = CallResponse<typeof getDocument>;

/** Reads a text. One that does not exist yet has neither a draft nor anything to show: it begins with its first change. */
export function useDocument(text: DocumentText | undefined): Reading<LoadedDocument> {
  const calls = useStaffCalls('studio');
  const { kind, slug, language, site } = text ?? {};
  const read = useMemo(() => {
    if (!kind || !slug || !language) return undefined;
    return async (signal: AbortSignal): Promise<LoadedDocument> => {
      try {
        return await calls(getDocument, inputOf({ kind, slug, language, site }), { signal });
      } catch (error) {
        if (!isProductError(error, 'NOT_FOUND')) throw error;
        return { kind, slug, name: slug, referrers: [] };
      }
    };
  }, [calls, kind, slug, language, site]);
  return useReading(read, { remote: 'studio' });
}
