import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import { getToken } from 'shared-contracts/calls/auth';
import { cartWithItem, getCart } from 'shared-contracts/calls/cart';
import { getFooter } from 'shared-contracts/calls/chrome';
import { getInventory, getProductDetails, getWidgetRecommendations } from 'shared-contracts/calls/products';
import { sessionHeaders } from 'shared-contracts/headers';
import { locales } from 'shared-contracts/locale';
import * as v from 'valibot';
import type { BackEnd, Input } from './back-end.ts';

/** What a shop has that calls can be made with. */
export interface Findings {
  readonly token: string;
  readonly productId: string;
  readonly upc: string;
  readonly categoryId: string;
  /** Undefined when the footer links to no page. */
  readonly page: string | undefined;
  readonly basketId: string;
  readonly shippingId: string;
}

const site = { mode: 'publish' as const, siteId: locales['en-us'].siteId };

async function answerOf<C extends AnyCall>(
  backEnd: BackEnd,
  call: C,
  input: CallInput<C>,
  token = '',
): Promise<{ readonly headers: Headers; readonly body: CallResponse<C> }> {
  const { status, headers, body } = await backEnd.ask(call, input as Input, { token });
  const parsed = v.safeParse(call.response, body);
  if (status === 200 && parsed.success) return { headers, body: parsed.output as CallResponse<C> };
  const [issue] = parsed.issues ?? [];
  const fault = status === 200 && issue ? `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}` : `status ${status}`;
  throw new Error(`Nothing to check with: ${call.name} answers ${fault}`);
}

/**
 * Starts a guest, finds a product that can be bought, its category, and a page, and fills a cart.
 * @throws {Error} when the shop has none of it, naming the call that answers otherwise
 */
export async function discover(at: (call: AnyCall) => BackEnd): Promise<Findings> {
  const ask = <C extends AnyCall>(call: C, input: CallInput<C>, token?: string) =>
    answerOf(at(call), call, input, token);
  const { headers } = await ask(getToken, { body: { type: 'Guest' } });
  const token = headers.get(sessionHeaders.token) ?? '';
  const { products } = (await ask(getWidgetRecommendations, {})).body;
  for (const { productId } of products) {
    const { variants } = (await ask(getInventory, { params: { productId } })).body;
    const upc = variants.find(({ quantity }) => quantity > 1)?.upc;
    const { breadcrumbs } = (await ask(getProductDetails, { params: { productId } })).body;
    const categoryId = breadcrumbs.map(({ url }) => /-(\d{4,10})$/.exec(url)?.[1]).find((id) => id !== undefined);
    if (upc === undefined || categoryId === undefined) continue;
    const basketId = (await ask(cartWithItem, { body: { items: [{ productId, upc }] } }, token)).body.id;
    const { shippingMethods } = (await ask(getCart, { params: { basketId } }, token)).body;
    const footer = (await ask(getFooter, { params: site })).body;
    const links = [...footer.columns.flatMap((column) => column.links), ...footer.legal];
    const page = links.map(({ url }) => /^\/pages\/([\w-]+)$/.exec(url)?.[1]).find((slug) => slug !== undefined);
    return { token, productId, upc, categoryId, page, basketId, shippingId: shippingMethods[0]?.shippingId ?? 'me' };
  }
  throw new Error('Nothing to check with: no recommended product is in stock and in a category');
}
