/** Groups of visitors that a page may be written for (docs/spec/content.md section 6). */
export const segments = [
  'logged-out',
  'logged-in',
  'loyalty-logged-in',
  'non-loyalty-logged-in',
  'employee',
  'non-employee',
  'cart-empty',
  'cart-not-empty',
  'ipa-wranx',
  'wranx-only',
  'ipa-only',
  'athlete',
  'influencer',
] as const;
export type Segment = (typeof segments)[number];

/** A segment, or everybody who is not in it. */
export type SegmentChoice = Segment | `not-${Segment}`;
export const segmentChoices: readonly SegmentChoice[] = [
  ...segments,
  ...segments.map((segment) => `not-${segment}` as const),
];

/** What an account is entitled to, as far as pages are written for it. */
export interface AccountTraits {
  readonly isLoyaltyMember: boolean;
  readonly credit?: 'athlete' | 'influencer' | undefined;
  /** Professional programs. */
  readonly prosumer?: readonly ('WRANX' | 'IPA')[] | undefined;
}

/** Somebody at the page. At the till of a store it is a customer, who is not signed in. */
export interface Visitor {
  readonly account: 'none' | 'consumer' | 'employee';
  readonly traits?: AccountTraits | undefined;
}

/** The segments that depend on who the visitor is. */
export function segmentsOf({ account, traits }: Visitor): readonly Segment[] {
  const isSignedIn = account !== 'none';
  const { isLoyaltyMember = false, credit, prosumer = [] } = (isSignedIn && traits) || {};
  const [isWranx, isIpa] = [prosumer.includes('WRANX'), prosumer.includes('IPA')];
  const membership = isLoyaltyMember ? 'loyalty-logged-in' : 'non-loyalty-logged-in';
  return [
    ...(isSignedIn ? (['logged-in', membership] as const) : (['logged-out'] as const)),
    account === 'employee' ? 'employee' : 'non-employee',
    ...(isWranx || isIpa ? (['ipa-wranx'] as const) : []),
    ...(isWranx && !isIpa ? (['wranx-only'] as const) : []),
    ...(isIpa && !isWranx ? (['ipa-only'] as const) : []),
    ...(credit ? [credit] : []),
  ];
}

/** The segment of a cart with so many units. */
export const cartSegment = (totalItems: number): Segment => (totalItems > 0 ? 'cart-not-empty' : 'cart-empty');

/** A choice as the segment that it names, and whether it means everybody else; undefined for an unknown one. */
export function readChoice(id: string): { readonly segment: Segment; readonly isNegated: boolean } | undefined {
  const isNegated = id.startsWith('not-');
  const segment = segments.find((one) => one === (isNegated ? id.slice('not-'.length) : id));
  return segment && { segment, isNegated };
}

/** Whether a visitor with these segments is meant. An unknown choice matches nobody. */
export function matches(id: string, of: ReadonlySet<string>): boolean {
  const choice = readChoice(id);
  return choice !== undefined && of.has(choice.segment) !== choice.isNegated;
}

/**
 * The attribute of the document's element that names the visitor's segments, separated by spaces, from the first paint on. A
 * page without it, which nobody's script has run on, shows what is for everybody.
 */
export const segmentsAttribute = 'data-segments';

const accounts: readonly Visitor[] = [
  { account: 'none' },
  { account: 'consumer' },
  { account: 'consumer', traits: { isLoyaltyMember: true } },
  { account: 'employee' },
  { account: 'consumer', traits: { isLoyaltyMember: false, credit: 'athlete' } },
  { account: 'consumer', traits: { isLoyaltyMember: false, credit: 'influencer' } },
  { account: 'consumer', traits: { isLoyaltyMember: false, prosumer: ['WRANX'] } },
  { account: 'consumer', traits: { isLoyaltyMember: false, prosumer: ['IPA'] } },
];

/** The segments of somebody whom a choice means, for a preview: of all such visitors the plainest. */
export function exampleSegments(choice: SegmentChoice): ReadonlySet<Segment> {
  const examples = accounts.flatMap((visitor) => [0, 1].map((units) => [...segmentsOf(visitor), cartSegment(units)]));
  const found = examples.map((each) => new Set(each)).find((each) => matches(choice, each));
  if (!found) throw new TypeError(`Nobody is ${choice}`);
  return found;
}
