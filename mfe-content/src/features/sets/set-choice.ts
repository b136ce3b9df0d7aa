import type { Variant } from 'shared-contracts/calls/product-entities';
import type { ProductSet, SetColor, SetMember } from 'shared-contracts/calls/product-sets';
import { type Choice, chosenVariant, initialChoice } from '../product/variant-choice.ts';

/** What is chosen of one product of a set. */
export interface MemberChoice {
  /** The product in the chosen color. */
  readonly productId: string;
  readonly choice: Choice;
  /** False when the shopper leaves it out. */
  readonly isIncluded: boolean;
}

/** By position in the set. */
export type SetChoice = Readonly<Record<number, MemberChoice>>;

/** Whether a product can be bought now, in any color. */
export const isSold = ({ colors }: Pick<SetMember, 'colors'>): boolean => colors.some(({ available }) => available);

/** Everything that can be bought is included, in the colors of the set; sizes are chosen where there is one only. */
export const initialSetChoice = ({ members }: Pick<ProductSet, 'members'>): SetChoice =>
  Object.fromEntries(
    members.map((member) => [
      member.position,
      {
        productId: member.productId,
        choice: initialChoice(colorIn(member, member.productId)),
        isIncluded: isSold(member),
      },
    ]),
  );

function colorIn({ colors }: SetMember, productId: string): SetColor {
  const found = colors.find((color) => color.productId === productId) ?? colors[0];
  if (!found) throw new RangeError('A product of a set has a color');
  return found;
}

/** A product of a set as it is chosen. */
export interface ChosenMember extends MemberChoice {
  readonly member: SetMember;
  readonly color: SetColor;
  /** Undefined until a size is chosen. */
  readonly variant: Variant | undefined;
  /** Whether it goes to the cart. */
  readonly isTaken: boolean;
  readonly price: SetColor['price'];
}

/** Returns the products of a set as they are chosen. */
export const chosenMembers = ({ members }: Pick<ProductSet, 'members'>, choices: SetChoice): ChosenMember[] =>
  members.map((member) => {
    const own = choices[member.position] ?? { productId: member.productId, choice: {}, isIncluded: true };
    const color = colorIn(member, own.productId);
    const variant = chosenVariant(color, own.choice);
    return {
      ...own,
      member,
      color,
      variant,
      isTaken: own.isIncluded && isSold(member),
      price: variant?.price ?? color.price,
    };
  });

/** Keeps the size when another color has it. */
export function inColor(member: SetMember, own: MemberChoice, productId: string): MemberChoice {
  const color = colorIn(member, productId);
  const kept = chosenVariant(color, own.choice) ? own.choice : initialChoice(color);
  return { ...own, productId, choice: kept };
}

export interface SetTotal {
  /** What it costs, in minor units. */
  readonly current: number;
  /** What the same costs without the saving of the set and without reductions. */
  readonly original: number;
  /** What the whole set costs less; 0 when one is left out. */
  readonly saving: number;
}

/** The total of what is chosen. The cart computes the same from its own prices. */
export function totalOf({ saving }: Pick<ProductSet, 'saving'>, chosen: readonly ChosenMember[]): SetTotal {
  const taken = chosen.filter(({ isTaken }) => isTaken);
  const off = taken.length === chosen.length ? saving : 0;
  return {
    current: taken.reduce((sum, { price }) => sum + price.current, 0) - off,
    original: taken.reduce((sum, { price }) => sum + price.original, 0),
    saving: off,
  };
}

/** Why a product that is taken cannot go to the cart yet. */
export function faultOf({ isTaken, variant }: ChosenMember): 'size' | 'soldOut' | undefined {
  if (!isTaken) return undefined;
  if (!variant) return 'size';
  return variant.available < 1 ? 'soldOut' : undefined;
}
