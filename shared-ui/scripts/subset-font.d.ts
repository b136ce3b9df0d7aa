/** Types of what subset-fonts.ts uses of the package, which has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      noHinting?: boolean;
      keepFeatures?: string[];
    },
  ): Promise<Uint8Array>;
}
