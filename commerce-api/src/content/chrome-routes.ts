import {
  getFooter,
  getFooterComponent,
  getLocationSelector,
  getMenu,
  getPopups,
  getSearchHub,
  getUtility,
  popup,
} from 'shared-contracts/calls/chrome';
import { productRule } from 'shared-contracts/documents/stored-values';
import { target } from 'shared-contracts/fields';
import { countryName, locales, type Region } from 'shared-contracts/locale';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import { readRanked } from '../catalogue/lists.ts';
import type { Db } from '../database/database.ts';
import { freeDeliveryText } from '../promotions/free-delivery.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { listShown, type Reading } from './document-queries.ts';
import { contentSharing, currentReading, readingOf, sharedSeconds } from './preview.ts';
import { readUsable } from './read-usable.ts';

const storedSearchHub = v.object({ terms: v.array(v.string()), categories: v.array(target), products: productRule });

/** A pop-up with its place among the others. */
const storedPopup = v.object({ ...popup.entries, position: v.fallback(v.number(), 0) });

/** What frames every page: menu, footer, pop-ups, and the links above them. */
export function chromeRoutes(db: Db): Route[] {
  /** The one document of a kind. */
  const main = <S extends v.GenericSchema>(kind: string, schema: S, by: Parameters<typeof readUsable>[3]) =>
    readUsable(db, { kind, slug: 'main' }, schema, by);
  const footer = async (reading: Reading, { log }: Pick<CallContext, 'log'>) => {
    const stored = await main('footer', getFooter.response, { reading, log });
    if (!stored) throw new CallError('API404');
    return stored;
  };
  return [
    route(
      getMenu,
      async (input, context) => {
        const reading = await readingOf(input, context);
        const { nodes, benefitBar } = (await main('menu', getMenu.response, { reading, log: context.log })) ?? {
          nodes: [],
        };
        if (!benefitBar) return { nodes };
        const text = await freeDeliveryText(db, benefitBar.text, context.locale, new Date());
        // A shop promises no free delivery that its promotions do not give.
        return text === undefined ? { nodes } : { nodes, benefitBar: { ...benefitBar, text } };
      },
      contentSharing,
    ),

    route(getFooter, async (input, context) => footer(await readingOf(input, context), context), contentSharing),
    route(getFooterComponent, (_input, context) => footer(currentReading(context), context), {
      sharedFor: sharedSeconds,
    }),

    route(
      getUtility,
      async (_input, context) => ({
        links:
          (await main('utility', getUtility.response, { reading: currentReading(context), log: context.log }))?.links ??
          [],
      }),
      { sharedFor: sharedSeconds },
    ),

    route(
      getPopups,
      async (input, context) => {
        const rows = await listShown(db, 'popup', await readingOf(input, context)).execute();
        const popups = rows.flatMap(({ slug, body }) => {
          const parsed = v.safeParse(storedPopup, typeof body === 'object' ? { ...body, id: slug } : body);
          if (parsed.success) return [parsed.output];
          if (body !== null)
            context.log.error({ popup: slug, issues: v.flatten(parsed.issues) }, 'A pop-up is left out');
          return [];
        });
        popups.sort((one, other) => one.position - other.position);
        return { popups: popups.map(({ position: _, ...popup }) => popup) };
      },
      contentSharing,
    ),

    route(
      getLocationSelector,
      async () => {
        const inRegion = (region: Region) => ({
          id: region,
          locations: Object.values(locales)
            .filter((locale) => locale.region === region)
            .map(({ id, country, language, currency, tag }) => ({
              localeId: id,
              country: countryName(country, tag),
              language: new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language,
              currency,
            })),
        });
        return { regions: [inRegion('NORA'), inRegion('EMEA')] };
      },
      { sharedFor: 300 },
    ),

    route(
      getSearchHub,
      async ({ query }, context) => {
        const stored = await main('search-hub', storedSearchHub, {
          reading: currentReading(context),
          log: context.log,
        });
        if (!stored) return { terms: [], categories: [], products: [] };
        const { terms, categories, products } = stored;
        return {
          terms: terms.slice(0, query.count),
          categories: categories.slice(0, query.count),
          products: await readRanked(db, products, context.locale),
        };
      },
      { sharedFor: sharedSeconds },
    ),
  ];
}
