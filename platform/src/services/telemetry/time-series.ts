/** Amounts in steps of equal length, of which only the newest are kept. */
export interface TimeSeries {
  /** Adds an amount to the step of a moment (milliseconds since 1970); a moment that is too old is ignored. */
  add(at: number, amount: number): void;
  /** The amount in the step of a moment. */
  at(moment: number): number;
  /** The amounts of all steps until a moment, oldest first. */
  until(moment: number): number[];
}

/** @param step milliseconds of a step @param length steps that are kept */
export function createTimeSeries(step: number, length: number): TimeSeries {
  const amounts = new Float64Array(length);
  let newest = Number.NEGATIVE_INFINITY;
  const isKept = (number: number) => number <= newest && number > newest - length;
  const amountOf = (number: number) => (isKept(number) ? (amounts[number % length] ?? 0) : 0);
  return {
    add(at, amount) {
      const number = Math.floor(at / step);
      if (number > newest) {
        const oldest = Math.max(newest + 1, number - length + 1);
        for (let empty = oldest; empty <= number; empty += 1) amounts[empty % length] = 0;
        newest = number;
      }
      if (isKept(number)) amounts[number % length] = amountOf(number) + amount;
    },
    at: (moment) => amountOf(Math.floor(moment / step)),
    until: (moment) => {
      const last = Math.floor(moment / step);
      return Array.from({ length }, (_, place) => amountOf(last - length + 1 + place));
    },
  };
}
