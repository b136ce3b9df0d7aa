import fc from 'fast-check';
import { exampleSet, type ProductSet, type SetMember } from 'shared-contracts/calls/product-sets';
import { describe, expect, test } from 'vitest';
import { chosenMembers, faultOf, inColor, initialSetChoice, isSold, type SetChoice, totalOf } from './set-choice.ts';

const [jacket, hat] = exampleSet.members as [SetMember, SetMember];

/** A product in two sizes, of which some are sold out, and in two colors. */
function memberWith(position: number, units: readonly [small: number, large: number], price = 10_000): SetMember {
  const [color] = jacket.colors;
  const sizes = [
    ['S', units[0]],
    ['L', units[1]],
  ] as const;
  const inColorOf = (code: string, amount: number) => ({
    ...color!,
    productId: `TF4K2M9${position}${code}`,
    colorCode: code,
    available: units.some((left) => left > 0),
    price: { ...color!.price, current: amount, original: amount + 1000 },
    attributes: [
      {
        type: 'size' as const,
        label: 'Size',
        options: sizes.map(([id, left]) => ({ id, label: id, value: id, available: left > 0 })),
      },
    ],
    variants: sizes.map(([id, available], index) => ({
      ...color!.variants[0]!,
      id: `${code}-${id}`,
      upc: `04000000${position}${code}${index}0`,
      attributes: { size: id },
      price: { ...color!.price, current: amount, original: amount + 1000 },
      available,
    })),
  });
  return {
    ...jacket,
    position,
    productId: `TF4K2M9${position}0C5`,
    colors: [inColorOf('0C5', price), inColorOf('1B2', price + 500)],
  };
}
const setOf = (...members: SetMember[]): ProductSet => ({ ...exampleSet, saving: 2000, members });

describe('what is chosen of a set [CAT-08]', () => {
  test('begins with all that is sold, in the colors of the set, and the size where there is one only', () => {
    const chosen = chosenMembers(exampleSet, initialSetChoice(exampleSet));
    expect(chosen.map(({ isTaken }) => isTaken)).toEqual([true, true]);
    expect(chosen[1]?.variant?.upc).toBe(hat.colors[0]?.variants[0]?.upc);
    const [open] = chosenMembers(setOf(memberWith(0, [3, 3])), initialSetChoice(setOf(memberWith(0, [3, 3]))));
    expect(open?.variant).toBeUndefined();
  });

  test('leaves out what is sold out in every color', () => {
    const set = setOf(memberWith(0, [3, 3]), memberWith(1, [0, 0]));
    const [, gone] = chosenMembers(set, initialSetChoice(set));
    expect(isSold(set.members[1]!)).toBe(false);
    expect(gone).toMatchObject({ isTaken: false });
    expect(faultOf(gone!)).toBeUndefined();
  });

  test.each([
    ['no size yet', {}, 'size'],
    ['a size that is sold out', { size: 'S' }, 'soldOut'],
    ['a size in stock', { size: 'L' }, undefined],
  ])('finds with %s: %s', (_, choice, fault) => {
    const member = memberWith(0, [0, 3]);
    const choices: SetChoice = { 0: { productId: member.productId, choice, isIncluded: true } };
    expect(faultOf(chosenMembers(setOf(member), choices)[0]!)).toBe(fault);
    const leftOut: SetChoice = { 0: { productId: member.productId, choice, isIncluded: false } };
    expect(faultOf(chosenMembers(setOf(member), leftOut)[0]!)).toBeUndefined();
  });

  test('keeps the size in another color, and lets it go where that has none', () => {
    const member = memberWith(0, [3, 3]);
    const own = { productId: member.productId, choice: { size: 'L' }, isIncluded: true };
    expect(inColor(member, own, 'TF4K2M901B2').choice).toEqual({ size: 'L' });
    const [first, second] = member.colors;
    const short = { ...member, colors: [first!, { ...second!, variants: [second!.variants[0]!] }] };
    expect(inColor(short, own, 'TF4K2M901B2').choice).toEqual({});
  });

  test('costs the sum of what is taken, less the saving only when all of it is', () => {
    const anySet = fc.array(fc.tuple(fc.integer({ min: 2000, max: 90_000 }), fc.boolean(), fc.boolean()), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(anySet, (drawn) => {
        const set = setOf(...drawn.map(([price, sold], index) => memberWith(index, sold ? [0, 3] : [0, 0], price)));
        const choices: SetChoice = Object.fromEntries(
          drawn.map(([, , isIncluded], index) => [
            index,
            { productId: `TF4K2M9${index}0C5`, choice: { size: 'L' }, isIncluded },
          ]),
        );
        const taken = drawn.filter(([, sold, isIncluded]) => sold && isIncluded);
        const sum = taken.reduce((before, [price]) => before + price, 0);
        const saving = taken.length === drawn.length ? 2000 : 0;
        expect(totalOf(set, chosenMembers(set, choices))).toEqual({
          current: sum - saving,
          original: sum + 1000 * taken.length,
          saving,
        });
      }),
    );
  });
});
