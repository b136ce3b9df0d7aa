import type { AnyCall } from '../call.ts';
import * as articles from './articles.ts';
import * as auth from './auth.ts';
import * as cart from './cart.ts';
import * as adjustments from './cart-adjustments.ts';
import * as checkout from './checkout.ts';
import * as chrome from './chrome.ts';
import * as consumer from './consumer.ts';
import * as service from './consumer-service.ts';
import * as wallet from './consumer-wallet.ts';
import * as content from './content.ts';
import * as documentBlocks from './document-blocks.ts';
import * as documents from './documents.ts';
import * as emailChange from './email-change.ts';
import * as events from './events.ts';
import * as favorites from './favorites.ts';
import * as help from './help.ts';
import * as invitations from './invitations.ts';
import * as mailedCode from './mailed-code.ts';
import * as media from './media.ts';
import * as myData from './my-data.ts';
import * as newsletter from './newsletter.ts';
import * as orders from './orders.ts';
import * as passkeys from './passkeys.ts';
import * as payment from './payment.ts';
import * as photos from './photos.ts';
import * as presence from './presence.ts';
import * as productSets from './product-sets.ts';
import * as products from './products.ts';
import * as questions from './questions.ts';
import * as reviews from './reviews.ts';
import * as saved from './saved-for-later.ts';
import * as secondFactor from './second-factor.ts';
import * as serving from './serving.ts';
import * as sessions from './sessions.ts';
import * as sharedCart from './shared-cart.ts';
import * as sizes from './sizes.ts';
import * as social from './social.ts';
import * as staff from './staff.ts';
import * as staffAccounts from './staff-accounts.ts';
import * as staffCases from './staff-cases.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffPeople from './staff-people.ts';
import * as staffStock from './staff-stock.ts';
import * as staffWebhooks from './staff-webhooks.ts';
import * as stores from './stores.ts';
import * as supportCases from './support-cases.ts';
import * as textMessages from './text-messages.ts';
import * as textModeration from './text-moderation.ts';
import * as till from './till.ts';
import * as utilities from './utilities.ts';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** All calls of the storefront. For servers, documentation, and tests: pages import single calls. */
export const allCalls: readonly AnyCall[] = [
  adjustments,
  articles,
  events,
  favorites,
  saved,
  auth,
  cart,
  checkout,
  chrome,
  consumer,
  content,
  documentBlocks,
  documents,
  emailChange,
  help,
  invitations,
  mailedCode,
  media,
  myData,
  newsletter,
  orders,
  passkeys,
  payment,
  photos,
  presence,
  productSets,
  products,
  questions,
  reviews,
  service,
  secondFactor,
  serving,
  sessions,
  sharedCart,
  sizes,
  social,
  staff,
  staffAccounts,
  staffCases,
  staffOrders,
  staffPeople,
  staffStock,
  staffWebhooks,
  stores,
  supportCases,
  textMessages,
  textModeration,
  till,
  utilities,
  wallet,
].flatMap((module) => (Object.values(module) as unknown[]).filter(isCall));

/** The first segment of a call's path; content has two, for published and preview mode. */
const prefixesOf = ({ path }: AnyCall): readonly string[] => {
  const [, first = ''] = path.split('/');
  return first === '{mode}' ? contentModes : [first];
};

const contentModes: readonly string[] = ['publish', 'pre'];

/** The first path segments of all calls, without slashes: the proxy forwards them to the services. */
export const servicePrefixes: readonly string[] = [...new Set(allCalls.flatMap(prefixesOf))].sort();
