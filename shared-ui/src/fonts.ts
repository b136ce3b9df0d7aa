import { fallbackMetrics, fontFiles } from './font-files.ts';

/**
 * The two font families. Their files are in shared-ui/fonts, named after their content and cacheable forever.
 * Rendered on the server: type needs no script.
 */
export const fontNames = Object.values(fontFiles).map(({ file }) => file);

/** The files every page needs first: preload these. */
export const preloadedFonts = [fontFiles.text.file, fontFiles.display.file] as const;

const families = {
  display: {
    name: 'Archivo',
    weight: '650 800',
    stretch: '116%',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  },
  text: {
    name: 'Instrument Sans',
    weight: '400 600',
    stretch: '100%',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'],
  },
} as const;

type Role = keyof typeof families;

const face = (baseUrl: string, role: Role, key: keyof typeof fontFiles) => {
  const { name, weight, stretch } = families[role];
  const { file, unicodeRange } = fontFiles[key];
  return `@font-face{font-family:"${name}";src:url("${baseUrl}/${file}") format("woff2");font-weight:${weight};font-stretch:${stretch};font-display:swap;unicode-range:${unicodeRange}}`;
};

const fallback = (role: Role) => {
  const { name, weight, local } = families[role];
  const { sizeAdjust, ascent, descent, lineGap } = fallbackMetrics[role];
  const sources = local.map((font) => `local("${font}")`).join(',');
  return `@font-face{font-family:"${name} Fallback";src:${sources};font-weight:${weight};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
};

/**
 * All @font-face rules, for a style element in the head. `baseUrl` is where fonts/ is served, without a trailing
 * slash.
 */
export function fontFaceCss(baseUrl: string): string {
  return [
    face(baseUrl, 'text', 'text'),
    face(baseUrl, 'text', 'textExtended'),
    face(baseUrl, 'display', 'display'),
    face(baseUrl, 'display', 'displayExtended'),
    fallback('text'),
    fallback('display'),
  ].join('\n');
}
