import { views } from 'commerce-api/brand';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { archetypeShapes, archetypes, cuts, isArchetype } from './archetypes.ts';
import { colorways, findColorway } from './colorways.ts';
import { draw, drawSocial, type ProductPicture } from './draw.ts';

const every = archetypes.flatMap((archetype) =>
  archetypeShapes[archetype].flatMap((shape) => views.map((view) => ({ archetype, shape, view }))),
);

const picture = (parts: Partial<ProductPicture> = {}): ProductPicture => ({
  kind: 'product',
  archetype: 'shell-jacket',
  seed: 'TF12AB34',
  colorway: colorways[0]!,
  view: 'front',
  ...parts,
});

/** Checks that opening and closing tags match; sufficient XML validation for our own markup. */
const balanced = (svg: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name, own] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (own) continue;
    if (!closing) open.push(name!);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
};

const ids = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
const references = (svg: string): string[] => [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id!);

describe('product pictures', () => {
  test.each(every)(
    'draws $archetype ($shape) from $view as one valid SVG of bounded size [CAT-10]',
    ({ archetype, shape, view }) => {
      const svg = draw(picture({ archetype, view, options: { shape } }));
      const named = ids(svg);
      expect(balanced(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeGreaterThan(2_000);
      // A landscape and other clothes belong to what is worn.
      expect(svg.length).toBeLessThan(view === 'scale' ? 160_000 : 80_000);
      expect(new Set(named).size).toBe(named.length);
      expect(references(svg).filter((id) => !named.includes(id))).toEqual([]);
    },
  );

  test('draws the same picture for the same request, regardless of other drawings [CAT-10]', () => {
    const request = fc.record({
      archetype: fc.constantFrom(...archetypes),
      seed: fc.stringMatching(/^[A-Z0-9]{2,12}$/),
      colorway: fc.constantFrom(...colorways),
      view: fc.constantFrom(...views),
      options: fc.record({ cut: fc.constantFrom(...cuts), hood: fc.option(fc.boolean(), { nil: undefined }) }),
    });
    fc.assert(
      fc.property(request, request, (one, other) => {
        const first = draw({ kind: 'product', ...one });
        draw({ kind: 'product', ...other });
        expect(draw({ kind: 'product', ...one })).toBe(first);
      }),
      { numRuns: 60 },
    );
  });

  test('changes the paint but not the construction with the color [CAT-02]', () => {
    const lines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].length;
    const [red, blue] = [
      draw(picture({ colorway: findColorway('3A1')! })),
      draw(picture({ colorway: findColorway('5A2')! })),
    ];
    expect(red).not.toBe(blue);
    expect(Math.abs(lines(red) - lines(blue))).toBeLessThan(12);
  });

  test('varies pockets, panels and seams between styles of one shape by style id [CAT-02]', () => {
    const drawings = Array.from({ length: 40 }, (_, index) =>
      draw(picture({ seed: `TF${index}`, options: { shape: 'alpine' } })),
    );
    expect(new Set(drawings).size).toBe(40);
    expect(new Set(drawings.map((svg) => svg.length)).size).toBeGreaterThan(25);
  });

  test('replaces an unknown shape by one derived from the style id [CAT-10]', () => {
    expect(draw(picture({ options: { shape: 'submarine' } }))).toBe(draw(picture()));
  });

  test.each(archetypes)('draws the social card of a %s as a valid SVG of 1200 by 630 [CAT-10]', (archetype) => {
    const svg = drawSocial(picture({ archetype }));
    expect(svg).toContain('width="1200" height="630"');
    expect(balanced(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

describe('palette', () => {
  test('names each colorway with a unique code of two or three capitals or digits [CAT-02]', () => {
    expect(colorways.length).toBeGreaterThanOrEqual(40);
    expect(new Set(colorways.map(({ code }) => code)).size).toBe(colorways.length);
    for (const { code } of colorways) expect(code).toMatch(/^[A-Z0-9]{2,3}$/);
    expect(findColorway('0C5')?.name).toEqual({ en: 'Storm Slate', fr: 'Ardoise orage', de: 'Sturmschiefer' });
    expect(findColorway('ZZZ')).toBeUndefined();
  });

  test('recognizes exact archetype names only [CAT-10]', () => {
    expect(isArchetype('tent')).toBe(true);
    expect(isArchetype('toString')).toBe(false);
  });
});
