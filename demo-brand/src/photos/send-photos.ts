import { moderatedPhoto } from 'shared-contracts/photo-moderation';
import { newPhoto, newUser, photoPage, socialCustomer, stash } from 'shared-contracts/social-media';
import * as v from 'valibot';
import { withAncestors } from '../catalogue/categories.ts';
import { draftOf } from '../catalogue/draft.ts';
import { composePhoto } from './compose.ts';
import { type DemoPhoto, demoPhotos } from './demo-photos.ts';

/** How the social media service is reached: by pages with the key, by the shop's services with the secret. */
export interface SocialMediaAccess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
}

type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

const timeout = 10_000;
const CONFLICT = 409;

class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** A photo that an earlier run has sent waits for a moderator, or was refused: it stays as it is. */
function ignoreDuplicate(error: unknown): void {
  if (!(error instanceof Refusal && error.status === CONFLICT)) throw error;
}

/** The first photo of every product, then the second of each: a category shows them by age. */
function inTurn(photos: readonly DemoPhoto[]): DemoPhoto[] {
  const byProduct = Map.groupBy(photos, ({ figures }) => figures[0]?.style);
  const turnOf = (photo: DemoPhoto) => byProduct.get(photo.figures[0]?.style)?.indexOf(photo) ?? 0;
  return photos.toSorted((a, b) => turnOf(a) - turnOf(b));
}

/**
 * Sends the photos of the demo shop to the social media service as shoppers do, and approves them as a moderator does.
 * Photos that are there are left out, so that it can be repeated.
 */
export async function sendPhotos({ url, key, secret }: SocialMediaAccess): Promise<void> {
  async function ask<Schema extends v.GenericSchema>(path: string, schema: Schema, init: Sent = {}) {
    const separator = path.includes('?') ? '&' : '?';
    const signal = AbortSignal.timeout(timeout);
    // The secret, too, or these photos would use up what shoppers on this machine may send.
    const headers = { ...init.headers, authorization: `Bearer ${secret}` };
    const response = await fetch(`${url}${path}${separator}auth_token=${key}`, { ...init, headers, signal });
    if (!response.ok) throw new Refusal(`${path} was refused with ${response.status}`, response.status);
    return v.parse(schema, await response.json());
  }
  const json = (method: string, body: object) => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  async function add({ by, caption, language, figures, ...drawing }: DemoPhoto, terms: string): Promise<void> {
    const style = figures[0]?.style ?? 0;
    const picture = new Uint8Array(await composePhoto({ figures, ...drawing }));
    const sent = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: picture };
    const { id: stashId } = await ask('/stashes', stash, sent);
    const { id: userId, token } = await ask('/users', newUser, json('POST', { name: by }));
    const { styleId, template } = draftOf(style, new Date(0));
    const tags = { streams: [styleId], categories: withAncestors(template.categoryId) };
    const described = json('POST', { token, stash: stashId, caption, language, terms, ...tags });
    const { id } = await ask(`/users/${userId}/media`, newPhoto, described);
    const approval = json('PUT', { status: 'approved', revision: 1 });
    await ask(`/v1/moderation/media/${id}`, moderatedPhoto, approval);
  }

  const { id: customerId, terms } = await ask('/', socialCustomer);
  const known = new Set<string>();
  for (let after = ''; ; ) {
    const page = await ask(`/customers/${customerId}/media/recent?limit=50${after}`, photoPage);
    for (const { caption } of page.media) known.add(caption);
    if (!page.next) break;
    after = `&after=${page.next}`;
  }
  const missing = inTurn(demoPhotos).filter(({ caption }) => !known.has(caption));
  // The last one sent is the first one shown.
  for (const photo of missing.toReversed()) await add(photo, terms).catch(ignoreDuplicate);
}
