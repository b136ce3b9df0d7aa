const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STYLE_SPACE = 36 ** 6;
// Odd multiples of a prime that does not divide 36^6 visit every code once, in an order that appears random.
const STYLE_STEP = 1_540_483_477;
const STYLE_START = 727_220_003;

/** Returns eight capitals or digits: a brand prefix of two letters, and six that do not reveal the release order. */
export function styleIdOf(index: number): string {
  let code = Number((BigInt(index) * BigInt(STYLE_STEP) + BigInt(STYLE_START)) % BigInt(STYLE_SPACE));
  let text = '';
  for (let place = 0; place < 6; place += 1) {
    text = alphabet.charAt(code % 36) + text;
    code = Math.floor(code / 36);
  }
  return `TF${text}`;
}

/** Returns a GTIN-13 from the range that GS1 reserves for internal use. */
export function upcOf(styleIndex: number, variantIndex: number): string {
  const body = `20${String(styleIndex * 100 + variantIndex).padStart(10, '0')}`;
  const sum = [...body].reduce((total, digit, position) => total + Number(digit) * (position % 2 === 0 ? 1 : 3), 0);
  return body + String((10 - (sum % 10)) % 10);
}
