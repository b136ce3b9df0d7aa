import type { pageLink } from 'shared-contracts/calls/content-request';
import * as v from 'valibot';
import { urlOfDocument } from './document-address.ts';

export type PageLink = v.InferOutput<typeof pageLink>;

const linked = v.looseObject({
  name: v.string(),
  seo: v.fallback(v.object({ description: v.string() }), { description: '' }),
  position: v.fallback(v.optional(v.number()), undefined),
});

/** A question or a page as a link with its place among others; undefined for one without a name or an address. */
export function toPageLink({
  kind,
  slug,
  head,
}: {
  readonly kind: string;
  readonly slug: string;
  readonly head: unknown;
}) {
  const parsed = v.safeParse(linked, head);
  if (!parsed.success) return undefined;
  const { name, seo, position = Number.MAX_SAFE_INTEGER } = parsed.output;
  const url = urlOfDocument({ kind, slug });
  if (url === undefined) return undefined;
  const link: PageLink = { id: slug, title: name, url, description: seo.description };
  return { position, link };
}
