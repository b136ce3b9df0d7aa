/**
 * Every color by its purpose, as [light, dark]. palette.test.ts checks the contrast of all combinations (WCAG 2.2,
 * 1.4.3 and 1.4.11).
 */
export const palette = {
  /** Page background. */
  paper: ['#F6F4EF', '#0E1416'],
  /** Cards, dialogs, fields. */
  surface: ['#FFFFFF', '#182124'],
  /** Behind product pictures, quiet surfaces, skeletons. */
  tile: ['#ECE9E1', '#222D31'],
  /** Decorative lines. */
  line: ['#DAD6CC', '#2F3B3F'],
  /** Borders of fields and choices. */
  inputBorder: ['#7F847F', '#7A8583'],
  ink: ['#14181A', '#EDEFEA'],
  slate: ['#4A5356', '#C6CDCA'],
  muted: ['#626A6D', '#A9B2B0'],
  /** The accent color, only for the primary action and the selected state. */
  ember: ['#C2410C', '#FF8A4C'],
  emberHover: ['#9A3412', '#FFA270'],
  onEmber: ['#FFFFFF', '#0E1416'],
  pine: ['#1F4D3A', '#86CFA8'],
  glacier: ['#1D5C83', '#86C5EC'],
  sale: ['#B42318', '#FF9C91'],
  warning: ['#8A5A00', '#EDBB5C'],
  successFill: ['#E5F2EA', '#15291F'],
  infoFill: ['#E6F1F7', '#12293A'],
  errorFill: ['#FDECEA', '#3A1916'],
  warningFill: ['#FBF1DC', '#322710'],
  /** Backdrop of dialogs. */
  scrim: ['#14181A8C', '#000000A6'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof palette;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `--ink: light-dark(#14181A, #EDEFEA); …`: both schemes in one list, resolved by `color-scheme`. */
export const paletteCss = Object.entries(palette)
  .map(([name, [light, dark]]) => `--${kebab(name)}:light-dark(${light},${dark});`)
  .join('');
