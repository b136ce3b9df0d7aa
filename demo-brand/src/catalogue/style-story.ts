import type { RecordInput } from 'commerce-api/brand';
import type { Draft } from './draft.ts';
import { styleIdOf } from './ids.ts';
import { layerOf, performanceOf } from './performance.ts';
import type { Template } from './templates/template.ts';
import { roundLength, templateOf, templates } from './templates.ts';
import { closeUps } from './words/close-ups.ts';
import { type FeatureId, features } from './words/features.ts';
import { byLanguage, type Texts } from './words/language.ts';

type Story = NonNullable<RecordInput<'products'>['story']>;

/** Returns the close-ups of a style: what is said of its features and material, each once. */
function closeUpsOf({ template, featureIds, material }: Draft): NonNullable<Story['closeUps']> {
  const described = new Set<FeatureId | 'material'>();
  const describe = (about: readonly (FeatureId | 'material')[]): Texts | undefined => {
    const next = about.find((one) => !described.has(one) && (one === 'material' || featureIds.includes(one)));
    if (next === undefined) return undefined;
    described.add(next);
    return next === 'material' ? material.point : features[next].text;
  };
  const all = (closeUps[template.archetype] ?? []).map(({ view, title, seen, points }) => ({
    view,
    title: byLanguage(title),
    points: [
      ...points.flatMap(({ x, y, about }) => {
        const text = describe(about);
        return text ? [{ x, y, text: byLanguage(text) }] : [];
      }),
      ...(seen.not?.includes(template.shape) ? [] : [{ x: seen.x, y: seen.y, text: byLanguage(seen.text) }]),
    ],
  }));
  return all.filter(({ points }) => points.length > 0);
}

/** The styles of the round of `index` whose template passes: of different shapes first, then the nearest. */
function others(index: number, styles: number, passes: (template: Template) => boolean, count: number): string[] {
  const start = Math.floor(index / roundLength) * roundLength;
  const shapeOf = (other: number) => templateOf(other).template.shape;
  const all = Array.from({ length: roundLength - 1 }, (_, step) => start + ((index - start + step + 1) % roundLength));
  const found = all.filter((other) => other < styles && passes(templateOf(other).template));
  const varied = found.filter(
    (other, at) =>
      shapeOf(other) !== shapeOf(index) && found.findIndex((one) => shapeOf(one) === shapeOf(other)) === at,
  );
  return [...new Set([...varied, ...found])].slice(0, count).map(styleIdOf);
}

const isSold = ({ type }: Template): boolean => type !== 'digital' && type !== 'custom';

/**
 * Returns what the style's product page tells below the fold.
 * @param styles number of styles of the catalogue, which the story may name
 */
export function storyOf(draft: Draft, styles: number): Story | undefined {
  const { template, index } = draft;
  const details = closeUpsOf(draft);
  if (details.length === 0) return undefined;
  const layer = layerOf(template);
  const ofLayer = (wanted: 'base' | 'mid' | 'outer') =>
    others(index, styles, (other) => other.cut === template.cut && layerOf(other) === wanted, 1);
  const siblings = isSold(template)
    ? others(
        index,
        styles,
        (other) => other.archetype === template.archetype && other.categoryId === template.categoryId && isSold(other),
        2,
      )
    : [];
  return {
    closeUps: details,
    ratings: performanceOf(template, draft.material, templates),
    ...(layer
      ? {
          layering: {
            layer,
            under: layer === 'base' ? [] : layer === 'mid' ? ofLayer('base') : [...ofLayer('mid'), ...ofLayer('base')],
            over:
              layer === 'outer' ? [] : layer === 'mid' ? ofLayer('outer') : [...ofLayer('mid'), ...ofLayer('outer')],
          },
        }
      : {}),
    siblings,
  };
}
