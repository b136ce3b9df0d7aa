/** @typedef {'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown'} Brand */

/** @type {readonly { readonly brand: Brand, readonly starts: RegExp, readonly lengths: readonly number[], readonly groups: readonly number[], readonly code: number }[]} */
const brands = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: 4 },
  { brand: 'visa', starts: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], code: 3 },
  {
    brand: 'mastercard',
    starts: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    code: 3,
  },
  { brand: 'discover', starts: /^6(011|5|4[4-9])/, lengths: [16, 19], groups: [4, 4, 4, 4, 3], code: 3 },
];

const other = {
  brand: /** @type {Brand} */ ('unknown'),
  lengths: [13, 14, 15, 16, 17, 18, 19],
  groups: [4, 4, 4, 4, 3],
  code: 3,
};

/** @param {string} text */
export const digitsOf = (text) => text.replace(/\D/g, '');

/** @param {string} digits */
const shapeOf = (digits) => brands.find(({ starts }) => starts.test(digits)) ?? other;

/** @param {string} digits @returns {Brand} */
export const brandOf = (digits) => shapeOf(digits).brand;

/** Digits of the security code of a card. @param {string} digits */
export const codeLengthOf = (digits) => shapeOf(digits).code;

/** Most digits a number of this beginning can have. @param {string} digits */
export const mostDigitsOf = (digits) => Math.max(...shapeOf(digits).lengths);

/** The number in the groups that are printed on the card. @param {string} digits */
export function groupDigits(digits) {
  const parts = [];
  let rest = digits;
  for (const size of shapeOf(digits).groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** The check digit of every card number. @param {string} digits */
export function passesLuhn(digits) {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== '' && sum % 10 === 0;
}

/** @param {string} digits */
export const isCardNumber = (digits) =>
  /** @type {readonly number[]} */ (shapeOf(digits).lengths).includes(digits.length) && passesLuhn(digits);
