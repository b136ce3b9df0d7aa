// Written by scripts/subset-fonts.ts, together with the files in fonts/. The name of a file changes with its content.
export const fontFiles = {
  display: {
    file: 'display-5ee7ef8b.woff2',
    unicodeRange:
      'U+20-7E,U+A0-A1,U+A3,U+A9,U+AB,U+AE,U+B0-B4,U+B7,U+BB-FF,U+152-153,U+2009,U+2010-2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212',
  },
  displayExtended: { file: 'displayextended-cab5ce38.woff2', unicodeRange: 'U+178,U+1E9E' },
  text: {
    file: 'text-00349345.woff2',
    unicodeRange:
      'U+20-7E,U+A0-A1,U+A3,U+A9,U+AB,U+AE,U+B0-B4,U+B7,U+BB-FF,U+152-153,U+2009,U+2010-2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212',
  },
  textExtended: {
    file: 'textextended-339b9b93.woff2',
    unicodeRange:
      'U+100-101,U+104-107,U+10C-113,U+118-11B,U+11E-11F,U+12A-12B,U+130-131,U+136-137,U+13B-13C,U+141-148,U+150-151,U+158-15B,U+15E-161,U+164-165,U+16A-16B,U+16E-171,U+178-17E,U+1E9E',
  },
} as const;

/** How Arial is stretched to take the room of each family, so that nothing moves when the font arrives. */
export const fallbackMetrics = {
  display: { sizeAdjust: '115.87%', ascent: '75.78%', descent: '18.12%', lineGap: '0%' },
  text: { sizeAdjust: '102.99%', ascent: '94.19%', descent: '24.28%', lineGap: '0%' },
} as const;
