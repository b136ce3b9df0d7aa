import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { productCard } from '../entities/product-card.ts';
import { localeQuery, picture, queryInteger, target } from '../fields.ts';
import { localeIds } from '../locale.ts';
import { promotionTracking } from '../tracking/promotion.ts';
import { contentQuery, mode, previewErrors, siteId } from './content-request.ts';

/** Names of icons; an unknown one is left out. */
const icon = v.optional(v.string());
const perBreakpoint = v.optional(v.object({ small: v.optional(v.boolean()), large: v.optional(v.boolean()) }));
const menuLink = v.object({ id: v.string(), title: v.string(), target, menuIcon: icon });
/**
 * An entry of the mega menu (docs/spec/content.md section 3.6). The first level is the bar; the second the headed
 * columns of its panel; the third their links. Columns without links are not shown.
 */
export const menuNode = v.object({
  id: v.string(),
  name: v.string(),
  title: v.string(),
  target,
  menuStyle: v.picklist(['columns', 'link']),
  menuIcon: icon,
  columns: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      /** `hidden`: for screen readers only. */
      titleVisibility: v.optional(v.picklist(['shown', 'hidden'])),
      target: v.optional(target),
      links: v.array(menuLink),
    }),
  ),
  /** Links with pictures, such as the kinds of jackets. */
  visualSelectors: v.optional(v.array(v.object({ id: v.string(), target, picture }))),
  visualSelectorsTitle: v.optional(v.string()),
  menuBanner: v.optional(v.object({ title: v.string(), target, picture })),
  /** Where the link to everything of the entry is left out. */
  hideShopAll: perBreakpoint,
  /** In place of the link to everything of the entry. */
  overrideShopAll: v.optional(target),
});
export type MenuNode = v.InferOutput<typeof menuNode>;

/** What the menu has. */
export const menu = v.object({
  nodes: v.array(menuNode),
  benefitBar: v.optional(v.object({ id: v.string(), text: v.string(), target: v.optional(target) })),
});

export const getMenu = defineCall({
  name: 'content.menu',
  summary: 'The mega menu, three levels',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/menu/{siteId}',
  access: 'anyone',
  params: v.object({ mode, siteId }),
  query: v.object(contentQuery),
  response: menu,
  errors: previewErrors,
  example: {
    nodes: [
      {
        id: 'women',
        name: 'women',
        title: 'Women',
        target: { text: 'Women', url: '/c/women-1000' },
        menuStyle: 'columns',
        columns: [],
      },
    ],
  },
});

/** What the footer has. */
export const footer = v.object({
  brand: v.object({ name: v.string(), claim: v.string() }),
  columns: v.array(v.object({ title: v.string(), links: v.array(target) })),
  legal: v.array(target),
  copyright: v.string(),
});

export const getFooter = defineCall({
  name: 'content.footer',
  summary: 'The footer: columns of links, legal links, a line about the brand',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/footer/{siteId}',
  access: 'anyone',
  params: v.object({ mode, siteId }),
  query: v.object(contentQuery),
  response: footer,
  errors: ['API404', ...previewErrors],
  example: {
    brand: { name: 'Tarnfell', claim: 'Made for weather.' },
    columns: [],
    legal: [],
    copyright: '© 2026 Tarnfell',
  },
});

export const getFooterComponent = defineCall({
  name: 'content.footerComponent',
  summary: 'The footer of the locale, without naming site or mode',
  method: 'GET',
  path: '/fapi/components/footer',
  access: 'anyone',
  query: v.object(localeQuery),
  response: footer,
  errors: ['API404'],
  example: getFooter.example,
});

/** What the bar above the menu has. */
export const utility = v.object({ links: v.array(target) });

export const getUtility = defineCall({
  name: 'content.utility',
  summary: 'The links of the bar above the menu',
  method: 'GET',
  path: '/fapi/components/utility',
  access: 'anyone',
  query: v.object(localeQuery),
  response: utility,
  errors: [],
  example: { links: [{ text: 'Find a store', url: '/pages/stores' }] },
});

const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

/** A pop-up (docs/spec/content.md section 3.3). It comes minimized and opens after its delay. */
export const popup = v.object({
  id: v.string(),
  /** Names with "newsletter" are tracked as Newsletter, others as Account. */
  name: v.string(),
  /** Milliseconds until it opens. */
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 2000),
  title: v.string(),
  titleColor: v.optional(hexColor),
  /** Title while it is minimized; `title` by default. */
  minimizedTitle: v.optional(v.string()),
  /** Title while it is open; `title` by default. */
  maximizedTitle: v.optional(v.string()),
  body: v.optional(v.string()),
  logo: v.optional(picture),
  logoSize: v.optional(v.picklist(['small', 'large']), 'small'),
  disclaimer: v.optional(v.string()),
  disclaimerColor: v.optional(hexColor),
  backgroundColor: v.optional(hexColor),
  targets: v.array(target),
  promotionTracking: v.optional(promotionTracking),
});
export type Popup = v.InferOutput<typeof popup>;

export const getPopups = defineCall({
  name: 'content.popups',
  summary: 'The pop-ups of a site; the first that was not dismissed is shown',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/popups/{siteId}',
  access: 'anyone',
  params: v.object({ mode, siteId }),
  query: v.object(contentQuery),
  response: v.object({ popups: v.array(popup) }),
  errors: previewErrors,
  example: {
    popups: [
      {
        id: 'newsletter-autumn',
        name: 'newsletter-autumn',
        title: 'Letters from the fell',
        targets: [{ text: 'Subscribe', url: '/newsletter' }],
      },
    ],
  },
});

export const getLocationSelector = defineCall({
  name: 'content.locationSelector',
  summary: 'The countries and languages of the shop, by region',
  method: 'GET',
  path: '/fapi/pages/location-selector',
  access: 'anyone',
  query: v.object(localeQuery),
  response: v.object({
    regions: v.array(
      v.object({
        id: v.picklist(['NORA', 'EMEA']),
        locations: v.array(
          v.object({
            localeId: v.picklist(localeIds),
            country: v.string(),
            language: v.string(),
            currency: v.string(),
          }),
        ),
      }),
    ),
  }),
  errors: [],
  example: {
    regions: [
      {
        id: 'EMEA',
        locations: [{ localeId: 'de-de', country: 'Deutschland', language: 'Deutsch', currency: 'EUR' }],
      },
    ],
  },
});

export const getSearchHub = defineCall({
  name: 'content.searchHub',
  summary: 'What the search panel shows before anything is typed',
  method: 'GET',
  path: '/fapi/components/search-hub',
  access: 'anyone',
  query: v.object({ ...localeQuery, count: v.optional(queryInteger(1, 12), 6) }),
  response: v.object({ terms: v.array(v.string()), categories: v.array(target), products: v.array(productCard) }),
  errors: [],
  example: { terms: ['shell'], categories: [], products: [] },
});
