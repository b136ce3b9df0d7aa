import { apportionWithin } from '../base/apportion.ts';
import { matches, type PromotionInput } from './conditions.ts';
import { roomOf } from './floor.ts';
import type { PricedLine, Promotion, Reward } from './promotion.ts';

type SetReward = Extract<Reward, { kind: 'set' }>;

/** Units of a line that no set has taken yet. */
interface Left {
  readonly line: PricedLine;
  units: number;
}

/** How many units of each style a set has. */
function unitsByStyle({ styleIds }: SetReward): Map<string, number> {
  const units = new Map<string, number>();
  for (const styleId of styleIds) units.set(styleId, (units.get(styleId) ?? 0) + 1);
  return units;
}

/** Takes the units of as many whole sets as there are; returns their number, and the units taken of each line. */
function takeSets(reward: SetReward, left: readonly Left[]): { sets: number; taken: Map<Left, number> } {
  const wanted = [...unitsByStyle(reward)].map(([styleId, each]) => {
    const lines = left.filter(({ line }) => line.styleId === styleId);
    return { each, lines, units: lines.reduce((sum, { units }) => sum + units, 0) };
  });
  const sets = Math.min(...wanted.map(({ each, units }) => Math.floor(units / each)));
  const taken = new Map<Left, number>();
  for (const { each, lines } of wanted) {
    let open = sets * each;
    for (const one of lines) {
      const units = Math.min(open, one.units);
      if (units > 0) taken.set(one, units);
      open -= units;
      one.units -= units;
    }
  }
  return { sets, taken };
}

/**
 * The reduction of each line by promotions for whole sets, by promotion and line. A unit belongs to one set at most: the
 * sets that save most take their units first. The saving is spread in proportion to the prices of the units.
 */
export function setOffers(
  promotions: readonly Promotion[],
  { lines, country }: Pick<PromotionInput, 'lines' | 'country'>,
): Map<string, Map<string, number>> {
  const rewards = promotions.flatMap((promotion) =>
    promotion.reward.kind === 'set' ? [{ promotion, reward: promotion.reward }] : [],
  );
  const ordered = rewards.toSorted((a, b) => b.reward.amounts[country] - a.reward.amounts[country]);
  const left: Left[] = lines.map((line) => ({ line, units: line.qty }));
  return new Map(
    ordered.map(({ promotion, reward }) => {
      const { sets, taken } = takeSets(
        reward,
        left.filter(({ line }) => matches(promotion, line)),
      );
      const rows = [...taken].map(([{ line }, units]) => ({ line, price: units * line.unitCurrent }));
      const parts = apportionWithin(
        sets * reward.amounts[country],
        rows.map(({ price }) => price),
        rows.map(({ line }) => roomOf(line, line.qty * line.unitCurrent)),
      );
      return [promotion.id, new Map(rows.map(({ line }, index) => [line.id, parts[index] ?? 0]))];
    }),
  );
}
