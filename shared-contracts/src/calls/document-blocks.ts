import * as v from 'valibot';
import { block } from '../blocks/block.ts';
import { spacerExample } from '../blocks/spacer.ts';
import { defineCall } from '../call.ts';
import { localeQuery } from '../fields.ts';

/** A stored block may name products by rule, pictures by category, and fragments: only the services can show it. */
export const showBlock = defineCall({
  name: 'documents.showBlock',
  summary: 'A stored block as pages show it, with its products in place, while an editor works on it',
  method: 'POST',
  path: '/staff-studio/v1/shown-blocks',
  access: { staff: ['editor'] },
  query: v.object(localeQuery),
  body: v.strictObject({ block: v.record(v.string(), v.unknown()) }),
  /** None when it is not complete; several for a fragment. */
  response: v.object({ blocks: v.array(block) }),
  errors: [],
  example: { blocks: [spacerExample] },
});
