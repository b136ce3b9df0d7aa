import { getFooter } from 'shared-contracts/calls/chrome';
import { legalPages } from 'shared-contracts/legal-pages';
import { type Language, type LocaleId, locales } from 'shared-contracts/locale';
import * as v from 'valibot';
import { readDocument } from '../content/document-queries.ts';
import type { Db } from '../database/database.ts';
import type { Seller } from '../documents/invoice.ts';
import { labeled } from './labeled.ts';

/** What stands around the content of every email: whose it is, and who sent it. */
export interface EmailFrame {
  readonly language: Language;
  readonly brand: string;
  /** The shop, for the brand to lead there; undefined for an email without links. */
  readonly home: string | undefined;
  /** The name and the address of the seller. */
  readonly sender: readonly string[];
  readonly links: readonly { readonly text: string; readonly url: string }[];
}

interface Shop {
  readonly db: Db;
  readonly brand: string;
  readonly seller: Pick<Seller, 'name' | 'address'>;
  /** Its public address. */
  readonly shopUrl: string;
  readonly now: () => Date;
}

/** The pages that an email leads to, where the foot of the shop's pages does. */
const footPages: readonly string[] = ['/help/contact-us', legalPages.privacy, legalPages.imprint];

/** Returns links to help, privacy, and imprint, as editors have named them in the foot of the shop's pages. */
async function footLinks({ db, now }: Shop, locale: LocaleId) {
  const { language, siteId } = locales[locale];
  const reading = { language, siteId, at: now(), withDrafts: false };
  const footer = v.safeParse(getFooter.response, await readDocument(db, { kind: 'footer', slug: 'main' }, reading));
  if (!footer.success) return [];
  const { columns, legal } = footer.output;
  const shown = [...columns.flatMap(({ links }) => links), ...legal];
  return footPages.flatMap((page) => shown.find(({ url }) => url === page) ?? []);
}

/** Returns the frame of an email of a shop in a locale. */
export async function emailFrame(shop: Shop, locale: LocaleId, hasNoLinks = false): Promise<EmailFrame> {
  const { brand, seller, shopUrl } = shop;
  const home = `${shopUrl}/${locale}`;
  const links = hasNoLinks ? [] : await footLinks(shop, locale);
  return {
    language: locales[locale].language,
    brand,
    home: hasNoLinks ? undefined : home,
    sender: [seller.name, ...seller.address],
    links: links.map(({ text, url }) => ({ text, url: home + url })),
  };
}

/** Returns the foot of an email as text, below the line that separates a signature. */
export const footText = ({ language, sender, links }: EmailFrame): string =>
  ['-- ', sender.join(', '), ...links.map(({ text, url }) => labeled(text, url, language))].join('\n');
