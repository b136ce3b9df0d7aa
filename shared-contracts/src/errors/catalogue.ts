/** Where the shopper sees an error: at a field or item, at the top of the page, or as a toast. */
export type ErrorLevel = 'field' | 'item' | 'top' | 'toast' | 'persistentToast';

/**
 * What the page does by itself, once, before it tells the shopper:
 * - `show`: nothing; the error is shown at its level
 * - `retry`: reads the state again and repeats the action
 * - `refresh`: reads the state again and lets the services adapt it
 * - `recreate`: creates a new cart and repeats the action
 * - `reset`: starts a new session, restores the cart's items, and reloads the page
 */
export type ErrorHandling = 'show' | 'retry' | 'refresh' | 'recreate' | 'reset';

/** Actions on the cart that handle some errors in their own way; `other` changes the cart as a whole. */
export type ErrorAction = 'add' | 'update' | 'remove' | 'read' | 'other';

/** How checkout handles an error of placing an order. */
interface PlacingRule {
  /** The step that can fix it; the review step where there is none. */
  readonly step?: 'shipping' | 'billing';
  /** A message at the top instead of the default persistent toast; undefined when shown elsewhere. */
  readonly level?: 'top' | 'none';
  /** Whether it is unknown if an order exists. */
  readonly isOutcomeUnknown?: true;
  /** The card token or approval cannot be used again. */
  readonly spendsPayment?: true;
}

interface Entry {
  /** The named id of the cart and checkout flows (docs/spec/commerce.md section 8), unique too. */
  readonly name: string;
  /** HTTP status of the response that carries it; 0 for errors that only the browser can see. */
  readonly status: number;
  readonly level: ErrorLevel;
  readonly handling: ErrorHandling;
  /** Handling per action, where it differs (docs/spec/commerce.md section 4). */
  readonly on?: Readonly<Partial<Record<ErrorAction, ErrorHandling>>>;
  /** Whether the same request may succeed later. Services do not keep such a refusal under the request's key. */
  readonly isTransient?: true;
  readonly placing?: PlacingRule;
}

/**
 * The one policy for errors: every id of the specification and of the transport (NET…, API422, API429), where it is shown,
 * and how each action handles it. Match errors by id or name, never by text.
 */
export const errorCatalogue = {
  BSK404: {
    name: 'CART_NOT_FOUND',
    status: 404,
    level: 'top',
    handling: 'show',
    on: { add: 'recreate', update: 'retry', remove: 'retry', read: 'retry' },
  },
  ORD404: {
    name: 'ITEM_NOT_AVAILABLE',
    status: 409,
    level: 'item',
    handling: 'show',
    on: { update: 'retry', remove: 'retry' },
  },
  ORD430: {
    name: 'ITEM_NO_LONGER_AVAILABLE',
    status: 409,
    level: 'top',
    handling: 'refresh',
    placing: { level: 'top' },
  },
  ORD415: {
    name: 'TOTALS_FAILED',
    status: 500,
    level: 'top',
    handling: 'show',
    on: { update: 'retry', remove: 'retry', read: 'retry' },
    isTransient: true,
  },
  ORD516: { name: 'SHIP_TO_PICK', status: 409, level: 'top', handling: 'show', placing: { step: 'shipping' } },
  ORD517: { name: 'PICK_TO_SHIP', status: 409, level: 'top', handling: 'show', placing: { step: 'shipping' } },
  ORD518: { name: 'PICK_TO_SHIP_TO_STORE', status: 409, level: 'top', handling: 'show', placing: { step: 'shipping' } },
  ORD409: { name: 'ORDER_NOT_FOUND', status: 404, level: 'top', handling: 'show' },
  OHS4004: { name: 'ORDER_HISTORY_NOT_FOUND', status: 404, level: 'top', handling: 'show' },
  ORD410: { name: 'ORDER_NOT_CANCELLABLE', status: 409, level: 'top', handling: 'show' },
  ORD411: { name: 'REFUND_TOO_HIGH', status: 409, level: 'field', handling: 'show' },
  ORD412: { name: 'ORDER_CHANGED', status: 409, level: 'top', handling: 'show' },
  ORD400: { name: 'INVALID_ORDER_EMAIL', status: 400, level: 'field', handling: 'show' },
  INV700: { name: 'OUT_OF_STOCK', status: 409, level: 'item', handling: 'show' },
  INV406: { name: 'ITEMS_OOS', status: 409, level: 'top', handling: 'show', placing: { level: 'top' } },
  INV701: {
    name: 'SOME_PRODUCTS_NO_INVENTORY',
    status: 409,
    level: 'top',
    handling: 'show',
    placing: { level: 'top' },
  },
  INV702: { name: 'NO_PRICE', status: 409, level: 'item', handling: 'show' },
  INV703: { name: 'INVALID_PRICE', status: 409, level: 'item', handling: 'show' },
  INV405: { name: 'NO_LONGER_AVAILABLE', status: 409, level: 'item', handling: 'refresh' },
  INV407: { name: 'NO_LONGER_AVAILABLE_STORE', status: 409, level: 'item', handling: 'refresh' },
  INV409: { name: 'NO_LONGER_AVAILABLE_QUANTITY', status: 409, level: 'item', handling: 'refresh' },
  INV408: { name: 'ADDED_MAX_QUANTITY', status: 409, level: 'item', handling: 'show' },
  INV410: { name: 'ITEM_OOS', status: 409, level: 'item', handling: 'show' },
  INV411: { name: 'STOCK_CHANGED', status: 409, level: 'top', handling: 'show' },
  INV412: { name: 'COUNT_TOO_LOW', status: 409, level: 'field', handling: 'show' },
  GFS800: { name: 'GIFT_NOT_AVAILABLE', status: 409, level: 'item', handling: 'show' },
  GFO404: { name: 'GIFT_OPTION_NOT_FOUND', status: 404, level: 'item', handling: 'show' },
  GFO405: {
    name: 'GIFT_CARD_NOT_APPLICABLE',
    status: 409,
    level: 'field',
    handling: 'show',
    placing: { step: 'billing' },
  },
  GFC400: { name: 'GC_MISSING_CODE', status: 400, level: 'field', handling: 'show' },
  GFC410: { name: 'GC_MAX_REACHED', status: 409, level: 'field', handling: 'show' },
  GFC700: { name: 'GC_INVALID', status: 400, level: 'field', handling: 'show' },
  GFC760: { name: 'GC_INVALID2', status: 400, level: 'field', handling: 'show' },
  GFC765: { name: 'GC_LOCKED', status: 423, level: 'field', handling: 'show' },
  GFC800: { name: 'GC_INVALID3', status: 400, level: 'field', handling: 'show' },
  GFC725: { name: 'GC_NOT_ALLOWED', status: 409, level: 'field', handling: 'show' },
  GFC740: { name: 'GC_ZERO_BALANCE', status: 409, level: 'field', handling: 'show' },
  GFC755: { name: 'GC_ALREADY_APPLIED', status: 409, level: 'field', handling: 'show' },
  GFC799: { name: 'GC_BALANCE_FAILED', status: 502, level: 'field', handling: 'show', isTransient: true },
  GFC812: { name: 'GC_EXPIRED', status: 409, level: 'field', handling: 'show' },
  GWP403: { name: 'GWP_PRODUCT', status: 403, level: 'item', handling: 'show' },
  PRM130: { name: 'PROMO_INVALID', status: 400, level: 'field', handling: 'show' },
  PRM160: { name: 'PROMO_NOT_APPLICABLE', status: 409, level: 'field', handling: 'show' },
  PRM135: { name: 'PROMO_NOT_NOW', status: 409, level: 'field', handling: 'show' },
  PRM140: { name: 'PROMO_LIMIT', status: 409, level: 'field', handling: 'show' },
  PRM150: {
    name: 'PROMO_REDEEMED',
    status: 409,
    level: 'field',
    handling: 'show',
    // When placing, the card has used the code before: its authorization was voided.
    placing: { step: 'billing', level: 'top', spendsPayment: true },
  },
  PRM155: { name: 'PROMO_EXPIRED', status: 409, level: 'field', handling: 'show' },
  PRM175: { name: 'PROMO_FAILED', status: 500, level: 'field', handling: 'show', isTransient: true },
  PRM416: { name: 'PROMO_ALREADY_APPLIED', status: 409, level: 'field', handling: 'show' },
  PYT300: { name: 'INSTRUMENT_EXISTS', status: 409, level: 'toast', handling: 'show' },
  PYT400: {
    name: 'PAYMENT_NOT_ENOUGH',
    status: 409,
    level: 'persistentToast',
    handling: 'show',
    placing: { step: 'billing' },
  },
  PYT402: {
    name: 'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
    status: 402,
    level: 'persistentToast',
    handling: 'show',
    placing: { step: 'billing', spendsPayment: true },
  },
  PYT404: {
    name: 'PAYMENT_INSTRUMENT_NOT_FOUND',
    status: 404,
    level: 'top',
    handling: 'show',
    placing: { step: 'billing', level: 'top', spendsPayment: true },
  },
  PYT405: {
    name: 'ADDRESS_NOT_FOUND',
    status: 404,
    level: 'top',
    handling: 'show',
    placing: { step: 'shipping', level: 'top' },
  },
  PYT406: {
    name: 'ADDRESS_FIELDS_MISSING',
    status: 400,
    level: 'field',
    handling: 'show',
    placing: { step: 'shipping' },
  },
  PAY400: {
    name: 'PAYMENT_ERROR',
    status: 402,
    level: 'persistentToast',
    handling: 'show',
    placing: { step: 'billing', spendsPayment: true },
  },
  PAY401: {
    name: 'CANT_SHIP_THERE',
    status: 409,
    level: 'persistentToast',
    handling: 'show',
    placing: { step: 'shipping' },
  },
  BIL400: {
    name: 'BILLING_ADDRESS_MISSING',
    status: 400,
    level: 'field',
    handling: 'show',
    placing: { step: 'billing' },
  },
  BILL410: {
    name: 'BILLING_PHONE_MISSING',
    status: 400,
    level: 'field',
    handling: 'show',
    placing: { step: 'billing' },
  },
  FE309: {
    name: 'CC_EXPIRY_DATE_INVALID',
    status: 400,
    level: 'top',
    handling: 'show',
    placing: { step: 'billing', level: 'top', spendsPayment: true },
  },
  TAX309: { name: 'TAX_FAILED', status: 502, level: 'top', handling: 'show', isTransient: true },
  TAX310: { name: 'TAX_UPDATED', status: 409, level: 'top', handling: 'refresh' },
  SHP404: {
    name: 'SHIPPING_METHOD_UNAVAILABLE',
    status: 409,
    level: 'top',
    handling: 'show',
    placing: { step: 'shipping' },
  },
  SHP410: {
    name: 'SHIPPING_PHONE_EMPTY',
    status: 400,
    level: 'field',
    handling: 'show',
    placing: { step: 'shipping' },
  },
  SHP500: {
    name: 'SHIPPING_POBOX_UNAVAILABLE',
    status: 409,
    level: 'top',
    handling: 'show',
    placing: { step: 'shipping', level: 'top' },
  },
  SHP502: {
    name: 'COLLECTION_POINTS_UNAVAILABLE',
    status: 502,
    level: 'field',
    handling: 'show',
    isTransient: true,
  },
  CHK320: {
    name: 'INVALID_SHIPPING_ADDRESS',
    status: 400,
    level: 'field',
    handling: 'show',
    placing: { step: 'shipping' },
  },
  CHK380: {
    name: 'INVALID_BILLING_ADDRESS',
    status: 400,
    level: 'field',
    handling: 'show',
    placing: { step: 'billing' },
  },
  REW401: {
    name: 'REWARD_NOT_AUTHENTICATED',
    status: 401,
    level: 'top',
    handling: 'show',
    placing: { step: 'billing' },
  },
  REW130: { name: 'REWARD_NON_LOYALTY', status: 403, level: 'top', handling: 'show', placing: { step: 'billing' } },
  REW135: { name: 'REWARD_UNCONFIRMED', status: 403, level: 'top', handling: 'show', placing: { step: 'billing' } },
  REW140: { name: 'REWARD_INSUFFICIENT', status: 409, level: 'top', handling: 'show', placing: { step: 'billing' } },
  /** Beyond the specification: the label of a return that has arrived. */
  RTN410: { name: 'RETURN_ARRIVED', status: 409, level: 'top', handling: 'show' },
  RTN500: { name: 'RETURN_FAILED', status: 409, level: 'top', handling: 'show' },
  STR404: { name: 'EMPLOYEE_STORE_NOT_FOUND', status: 404, level: 'field', handling: 'show' },
  GEN500: {
    name: 'GENERAL',
    status: 500,
    level: 'toast',
    handling: 'show',
    placing: { level: 'none', isOutcomeUnknown: true },
  },
  GEN503: {
    name: 'SERVICE_UNAVAILABLE',
    status: 503,
    level: 'toast',
    handling: 'show',
    on: { add: 'retry', update: 'retry', remove: 'retry', read: 'retry' },
    isTransient: true,
    placing: { level: 'none', isOutcomeUnknown: true },
  },
  /** Beyond the specification: editors' documents. */
  DOC400: { name: 'DOCUMENT_TIME', status: 400, level: 'top', handling: 'show' },
  DOC409: { name: 'DOCUMENT_CHANGED', status: 409, level: 'top', handling: 'show' },
  DOC413: { name: 'DOCUMENT_TOO_LARGE', status: 413, level: 'top', handling: 'show' },
  DOC422: { name: 'DOCUMENT_UNUSABLE', status: 422, level: 'top', handling: 'show' },
  MED409: { name: 'PICTURE_IN_USE', status: 409, level: 'top', handling: 'show' },
  MED413: { name: 'PICTURE_TOO_LARGE', status: 413, level: 'field', handling: 'show' },
  MED422: { name: 'PICTURE_UNUSABLE', status: 422, level: 'field', handling: 'show' },
  /** Beyond the specification: photos of shoppers. */
  PHO409: { name: 'PHOTO_CHANGED', status: 409, level: 'top', handling: 'show' },
  PHO502: { name: 'PHOTO_SERVICE_FAILED', status: 502, level: 'top', handling: 'show', isTransient: true },
  /** Beyond the specification: reviews, questions, and answers. */
  REV403: { name: 'NOT_A_BUYER', status: 403, level: 'top', handling: 'show' },
  REV409: { name: 'TEXT_CHANGED', status: 409, level: 'top', handling: 'show' },
  REV502: { name: 'TRANSLATION_FAILED', status: 502, level: 'top', handling: 'show', isTransient: true },
  /** Beyond the specification: service cases. */
  CAS409: { name: 'CASE_CHANGED', status: 409, level: 'top', handling: 'show' },
  // Staff can open a case again.
  CAS410: { name: 'CASE_CLOSED', status: 409, level: 'top', handling: 'show', isTransient: true },
  CAS422: { name: 'CASE_PICTURE_GONE', status: 422, level: 'field', handling: 'show' },
  API400: { name: 'MISSING_CLIENT_ID', status: 400, level: 'toast', handling: 'show' },
  API404: { name: 'NOT_FOUND', status: 404, level: 'toast', handling: 'show' },
  API405: { name: 'METHOD_NOT_ALLOWED', status: 405, level: 'toast', handling: 'show' },
  API406: { name: 'NOT_ACCEPTABLE', status: 406, level: 'toast', handling: 'show' },
  API415: { name: 'UNSUPPORTED_MEDIA_TYPE', status: 415, level: 'toast', handling: 'show' },
  API422: { name: 'INVALID_REQUEST', status: 422, level: 'toast', handling: 'show' },
  API429: { name: 'TOO_MANY_REQUESTS', status: 429, level: 'toast', handling: 'show' },
  NET408: {
    name: 'TIMEOUT',
    status: 0,
    level: 'toast',
    handling: 'show',
    on: { add: 'retry', update: 'retry', remove: 'retry', read: 'retry' },
    isTransient: true,
    placing: { level: 'none', isOutcomeUnknown: true },
  },
  NET503: {
    name: 'UNREACHABLE',
    status: 0,
    level: 'toast',
    handling: 'show',
    on: { add: 'retry', update: 'retry', remove: 'retry', read: 'retry' },
    isTransient: true,
    placing: { level: 'none', isOutcomeUnknown: true },
  },
  /** The page's own: the bot check could not be reached, so that the services refused a call without its token. */
  NET424: { name: 'BOT_CHECK_UNREACHABLE', status: 0, level: 'top', handling: 'show', isTransient: true },
  AUT401: { name: 'INVALID_CREDENTIALS', status: 401, level: 'top', handling: 'show' },
  AUT418: { name: 'INVALID_CREDENTIALS_2', status: 401, level: 'top', handling: 'show' },
  AUT437: { name: 'INVALID_CREDENTIALS_3', status: 401, level: 'top', handling: 'show' },
  AUT438: { name: 'INVALID_CREDENTIALS_4', status: 401, level: 'top', handling: 'show' },
  AUT423: { name: 'ACCOUNT_LOCKED', status: 423, level: 'top', handling: 'show' },
  AUT441: { name: 'ACCOUNT_LOCKED_2', status: 423, level: 'top', handling: 'show' },
  AUT426: { name: 'LAST_ATTEMPT', status: 401, level: 'top', handling: 'show' },
  AUT439: { name: 'LOGIN_IN_USE', status: 409, level: 'field', handling: 'show' },
  AUT442: { name: 'PHONE_IN_USE', status: 409, level: 'field', handling: 'show' },
  AUT444: { name: 'PHONE_IN_USE_2', status: 409, level: 'field', handling: 'show' },
  AUT402: { name: 'RESET_LINK_EXPIRED', status: 410, level: 'top', handling: 'show' },
  AUT403: { name: 'CAPTCHA_FAILED', status: 403, level: 'top', handling: 'show', isTransient: true },
  AUT404: { name: 'CANNOT_AUTHORIZE', status: 403, level: 'top', handling: 'show' },
  AUT409: { name: 'DUPLICATED_TOKEN', status: 409, level: 'toast', handling: 'show', isTransient: true },
  AUT432: { name: 'AUTHORIZATION_FAILED', status: 401, level: 'toast', handling: 'show', isTransient: true },
  AUT440: { name: 'CUSTOMER_LIST_UNKNOWN', status: 400, level: 'top', handling: 'show' },
  AUT450: { name: 'PASSWORD_CHANGE_INCORRECT', status: 400, level: 'field', handling: 'show' },
  AUT451: { name: 'PASSWORD_SAME', status: 400, level: 'field', handling: 'show' },
  AUT452: { name: 'PASSWORD_USED_BEFORE', status: 400, level: 'field', handling: 'show' },
  AUT453: { name: 'INVALID_EMAIL_FORMAT', status: 400, level: 'field', handling: 'show' },
  /** Beyond the specification: ASVS 5.0 asks to refuse passwords of published breaches. */
  AUT454: { name: 'PASSWORD_BREACHED', status: 400, level: 'field', handling: 'show' },
  /** Beyond the specification: ASVS 5.0 asks to refuse words about shop and person. */
  AUT455: { name: 'PASSWORD_GUESSABLE', status: 400, level: 'field', handling: 'show' },
  /** Beyond the specification: the second factor of an account. `method` says where the code comes from. */
  AUT460: { name: 'SECOND_FACTOR_REQUIRED', status: 401, level: 'top', handling: 'show' },
  AUT461: { name: 'SECOND_FACTOR_INCORRECT', status: 401, level: 'field', handling: 'show' },
  AUT462: { name: 'SECOND_FACTOR_NEEDS_PASSWORD', status: 409, level: 'top', handling: 'show' },
  AUT463: { name: 'SECOND_FACTOR_IS_ON', status: 409, level: 'top', handling: 'show' },
  /** Beyond the specification: customer service has disabled the account. Told only to who has proved to be its holder. */
  AUT465: { name: 'ACCOUNT_DISABLED', status: 403, level: 'top', handling: 'show' },
  /** Beyond the specification: signing in with a mailed code. */
  AUT464: { name: 'MAILED_CODE_INCORRECT', status: 401, level: 'field', handling: 'show' },
  /** Beyond the specification: passkeys. AUT470 does not say whether the passkey is unknown, or its answer wrong or too late. */
  AUT470: { name: 'PASSKEY_NOT_ACCEPTED', status: 401, level: 'top', handling: 'show' },
  AUT471: { name: 'PASSKEY_NOT_ADDED', status: 400, level: 'top', handling: 'show' },
  AUT472: { name: 'TOO_MANY_PASSKEYS', status: 409, level: 'top', handling: 'show' },
  /** Beyond the specification: the owner of the account confirms to be at the page before the call is made again. */
  AUT473: { name: 'CONFIRMATION_NEEDED', status: 403, level: 'top', handling: 'show' },
  /** Beyond the specification: the owner of a number ended its text messages with STOP. */
  TXT409: { name: 'PHONE_STOPPED', status: 409, level: 'field', handling: 'show' },
  /** Beyond the specification: events that nobody can register for, and registrations that are not, or no longer, the shopper's. */
  EVT404: { name: 'EVENT_NOT_FOUND', status: 404, level: 'top', handling: 'show' },
  EVT409: { name: 'EVENT_FULL', status: 409, level: 'field', handling: 'show' },
  EVT405: { name: 'REGISTRATION_NOT_FOUND', status: 404, level: 'top', handling: 'show' },
  EVT410: { name: 'EVENT_OVER', status: 409, level: 'top', handling: 'show' },
  /** Beyond the specification: staff accounts. */
  STF400: { name: 'STAFF_EMAIL_IN_USE', status: 409, level: 'field', handling: 'show' },
  STF404: { name: 'STAFF_NOT_FOUND', status: 404, level: 'top', handling: 'show' },
  STF409: { name: 'STAFF_LAST_OPERATOR', status: 409, level: 'top', handling: 'show' },
  STF410: { name: 'STAFF_NEEDS_LINK', status: 403, level: 'top', handling: 'show' },
  /** Beyond the specification: other systems. */
  WHK400: { name: 'WEBHOOK_ADDRESS_REFUSED', status: 400, level: 'field', handling: 'show' },
  AUT498: { name: 'INVALID_CUSTOMER', status: 403, level: 'toast', handling: 'reset', placing: { level: 'none' } },
  AUT500: { name: 'LOGIN_SYSTEM_ERROR', status: 500, level: 'top', handling: 'show', isTransient: true },
  PRO400: { name: 'LOGIN_IN_USE_2', status: 409, level: 'field', handling: 'show' },
  PRO404: { name: 'PROFILE_NOT_FOUND', status: 404, level: 'top', handling: 'show' },
  PRO410: { name: 'INVALID_AGE', status: 400, level: 'field', handling: 'show' },
  PRO411: { name: 'MISSING_BIRTHDATE', status: 400, level: 'field', handling: 'show' },
  PRO412: { name: 'PROFILE_UPDATE_FAILED', status: 500, level: 'toast', handling: 'show', isTransient: true },
  PRO414: { name: 'BILLING_ADDRESS_DELETE', status: 409, level: 'toast', handling: 'show' },
  PRO415: { name: 'PASSWORD_CHANGE_FAILED', status: 500, level: 'toast', handling: 'show', isTransient: true },
  PRO418: { name: 'PROFILE_UPDATE_REFUSED', status: 409, level: 'toast', handling: 'show' },
  /** Beyond the specification: an account is not deleted while it places an order. */
  PRO419: { name: 'ORDER_IN_PROGRESS', status: 409, level: 'top', handling: 'show' },
  FE340: { name: 'PASSWORDS_DIFFER', status: 400, level: 'field', handling: 'show' },
  FE872: { name: 'PASSWORD_TOO_SHORT', status: 400, level: 'field', handling: 'show' },
  CCA400: { name: 'ADDRESS_EXISTS', status: 409, level: 'toast', handling: 'show' },
  CCA401: { name: 'INVALID_ADDRESS_ID', status: 404, level: 'toast', handling: 'refresh' },
  CCN404: { name: 'UNKNOWN_CUSTOMER', status: 404, level: 'top', handling: 'show' },
  '4044': { name: 'LOYALTY_MEMBER_NOT_FOUND', status: 404, level: 'top', handling: 'show' },
  PLP400: { name: 'LIST_PRODUCT_NOT_FOUND', status: 404, level: 'top', handling: 'show' },
  REV410: { name: 'REVIEW_TOO_LONG', status: 400, level: 'field', handling: 'show' },
  ATTR100: { name: 'MISSING_REQUEST_TYPE', status: 400, level: 'toast', handling: 'show' },
  ATTR200: { name: 'MISSING_ORGANISATION', status: 400, level: 'toast', handling: 'show' },
  ATTR300: { name: 'MISSING_PAYLOAD', status: 400, level: 'toast', handling: 'show' },
} as const satisfies Record<string, Entry>;

export type ErrorId = keyof typeof errorCatalogue;
export type ErrorName = (typeof errorCatalogue)[ErrorId]['name'];

export function isErrorId(value: unknown): value is ErrorId {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}

/** The entry of an id; unknown ids map to the general error, so that a newer server never breaks a page. */
export function errorEntry(id: string): Entry {
  return isErrorId(id) ? errorCatalogue[id] : errorCatalogue.GEN500;
}

/** What the page does by itself when an action on the cart meets an error. */
export function handlingOf(id: string, action: ErrorAction): ErrorHandling {
  const { handling, on } = errorEntry(id);
  return on?.[action] ?? handling;
}

/** How checkout handles an error of placing an order; empty for the default: a persistent toast and the review step. */
export const placingRule = (id: string): PlacingRule => errorEntry(id).placing ?? {};
