import type { Tones } from './tones.ts';

/** The definitions of one picture. Ids are counted, so they are unique within it and the same each time. */
export interface Sheet {
  define(markup: (id: string) => string): string;
  /** As `define`, but one definition for all who ask with the same key. */
  shared(key: string, markup: (id: string) => string): string;
  readonly definitions: () => string;
  /** Soft edges take more steps, for pictures that magnify them. */
  readonly fine: boolean;
}

export const sheet = (fine = false): Sheet => {
  const made: string[] = [];
  const known = new Map<string, string>();
  const define: Sheet['define'] = (markup) => {
    const id = `d${made.length.toString(36)}`;
    made.push('');
    made[made.length - 1] = markup(id);
    return id;
  };
  return {
    define,
    shared: (key, markup) => {
      const id = known.get(key) ?? define(markup);
      known.set(key, id);
      return id;
    },
    definitions: () => made.join(''),
    fine,
  };
};

type Stop = readonly [offset: number, color: string, opacity?: number];

const stopMarkup = ([offset, color, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

/** A linear gradient over the filled shape's own box: `url(#id)`. */
export const linear = (
  on: Sheet,
  stops: readonly Stop[],
  from: readonly [number, number] = [0, 0],
  to: readonly [number, number] = [0, 1],
): string => {
  const body = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops.map(stopMarkup).join('')}`;
  return `url(#${on.shared(`l${body}`, (id) => `<linearGradient id="${id}" ${body}</linearGradient>`)})`;
};

export const radial = (
  on: Sheet,
  stops: readonly Stop[],
  center: readonly [number, number] = [0.5, 0.5],
  radius = 0.5,
): string => {
  const body = `cx="${center[0]}" cy="${center[1]}" r="${radius}">${stops.map(stopMarkup).join('')}`;
  return `url(#${on.shared(`r${body}`, (id) => `<radialGradient id="${id}" ${body}</radialGradient>`)})`;
};

export const clip = (on: Sheet, d: string): string =>
  `url(#${on.shared(`c${d}`, (id) => `<clipPath id="${id}"><use href="#${kept(on, d)}"/></clipPath>`)})`;

/** A repeated tile: `url(#id)`. */
export const pattern = (on: Sheet, width: number, height: number, markup: string, transform = ''): string =>
  `url(#${on.shared(
    `p${width}${height}${transform}${markup}`,
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}>${markup}</pattern>`,
  )})`;

export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;

export const stroke = (d: string, color: string, width: number, opacity = 1, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}${extra && ` ${extra}`}/>`;

export const group = (attributes: string, ...content: readonly string[]): string =>
  `<g${attributes && ` ${attributes}`}>${content.join('')}</g>`;

export const moved = (x: number, y: number, ...content: readonly string[]): string =>
  group(`transform="translate(${Number(x.toFixed(1))} ${Number(y.toFixed(1))})"`, ...content);

export interface VolumeOptions {
  /** How far light and shade reach in from the edge, pixels. */
  readonly depth?: number;
  /** 0 flat to 1 strongly rounded. */
  readonly strength?: number;
  /** Direction of the base gradient; cloth is lit from the top left. */
  readonly from?: readonly [number, number];
  readonly to?: readonly [number, number];
  readonly edge?: number;
  /** Panels of other colors lie inside: shade and light are neutral, so that none is tinted by its neighbour. */
  readonly mixed?: boolean;
}

/** A panel of another cloth set into a larger piece. */
export const inset = (on: Sheet, d: string, color: string, texture: string): string =>
  `${fill(d, color)}<use href="#${kept(on, d)}" fill="${texture}"/>`;

/** A path to be drawn several times: `href` for `<use>`. */
export const kept = (on: Sheet, d: string): string => on.shared(`k${d}`, (id) => `<path id="${id}" d="${d}"/>`);

/**
 * A soft stroke: `steps` strokes of growing width that add up to `opacity` at the line itself. It looks like a blur and costs a
 * twentieth of one in the renderer.
 */
export const soft = (on: Sheet, d: string, color: string, width: number, opacity: number, coarse = 7): string => {
  const steps = on.fine ? coarse * 3 : coarse;
  const each = (1 - (1 - opacity) ** (1 / steps)).toFixed(3);
  const id = kept(on, d);
  const strokes = Array.from({ length: steps }, (_, index) => {
    const share = ((index + 1) / steps) ** 1.25;
    return `<use href="#${id}" stroke-width="${(width * share).toFixed(1)}"/>`;
  });
  return group(
    `fill="none" stroke="${color}" stroke-opacity="${each}" stroke-linejoin="round" stroke-linecap="round"`,
    ...strokes,
  );
};

/** A shape with a soft rim that reaches `reach` pixels out, for shadows. */
export const haze = (on: Sheet, d: string, color: string, reach: number, opacity: number, steps = 9): string => {
  const each = (1 - (1 - opacity) ** (1 / steps)).toFixed(3);
  const id = kept(on, d);
  const layers = Array.from({ length: steps }, (_, index) => {
    const share = ((index + 0.5) / steps) ** 1.2;
    return `<use href="#${id}" stroke-width="${(2 * reach * share).toFixed(1)}"/>`;
  });
  return layers
    .map((layer) => group(`opacity="${each}" fill="${color}" stroke="${color}" stroke-linejoin="round"`, layer))
    .join('');
};

/**
 * A piece of material with volume: a soft gradient, whatever is `inside` it, then shade along the right and lower edge and light along
 * the left and upper one (the outline itself, moved and clipped to the shape), and a thin bounding line.
 */
export const volume = (on: Sheet, d: string, material: Tones, inside = '', options: VolumeOptions = {}): string => {
  const { depth = 26, strength = 0.6, from = [0.1, 0], to = [0.9, 1], edge = 1.5, mixed = false } = options;
  const [dark, bright] = mixed ? (['#0b1216', '#fffdf4'] as const) : ([material.deep, material.hi] as const);
  const depthOfTone = mixed ? 0.5 : 1;
  const base = linear(
    on,
    [
      [0, material.light],
      [0.45, material.base],
      [1, material.shade],
    ],
    from,
    to,
  );
  const shift = depth * 0.4;
  return group(
    '',
    group(
      `clip-path="${clip(on, d)}"`,
      `<use href="#${kept(on, d)}" fill="${base}"/>`,
      inside,
      moved(-shift, -shift * 0.7, soft(on, d, dark, depth * 2, 0.72 * strength * depthOfTone, 8)),
      moved(shift * 0.8, shift * 0.6, soft(on, d, bright, depth * 1.3, 0.5 * strength * depthOfTone, 6)),
    ),
    edge > 0
      ? `<use href="#${kept(on, d)}" fill="none" stroke="${material.line}" stroke-width="${edge}" stroke-opacity=".85" stroke-linejoin="round"/>`
      : '',
  );
};
