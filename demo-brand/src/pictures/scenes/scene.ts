import { random } from '../art/random.ts';
import { group, linear, radial, type Sheet, sheet } from '../art/sheet.ts';
import { hex } from '../art/tones.ts';
import { aspects, type ScenePicture } from '../scene-name.ts';
import { camp, contourLines, lake, summitFigure, treeLine } from './foreground.ts';
import { lightOf } from './light.ts';
import { drawRidge, fixed, ridgesOf } from './ridges.ts';
import type { Stage } from './stage.ts';
import { falling, moonAndStars } from './weather.ts';

/** Pixels of the drawing; its width follows from the aspect. */
export const sceneHeight = 900;

const sky = (stage: Stage): string => {
  const { on, width, height, light, rng } = stage;
  const [a, b, c, d] = light.sky.map(hex);
  const base = `<rect width="${width}" height="${height}" fill="${linear(on, [
    [0, a!],
    [0.26, b!],
    [0.48, c!],
    [0.66, d!],
  ])}"/>`;
  const [sx, sy] = [width * rng.between(0.58, 0.8), height * rng.between(0.26, 0.38)];
  if (!light.sun) return base;
  const radius = height * 0.038;
  const color = hex(light.sun);
  const halo = `<circle cx="${fixed(sx)}" cy="${fixed(sy)}" r="${fixed(height * 0.5)}" fill="${radial(on, [
    [0, color, 0.62],
    [0.25, color, 0.24],
    [1, color, 0],
  ])}"/>`;
  return `${base}${halo}<circle cx="${fixed(sx)}" cy="${fixed(sy)}" r="${fixed(radius)}" fill="${color}"/>`;
};

const clouds = ({ on, rng, width, height, light }: Stage): string => {
  const color = hex({ ...light.sky[2], c: light.sky[2].c * 0.5, l: Math.min(0.97, light.sky[2].l + 0.1) });
  return Array.from({ length: 4 }, () => {
    const [x, y] = [width * rng.between(0, 1), height * rng.between(0.06, 0.36)];
    const [w, h] = [width * rng.between(0.14, 0.3), height * rng.between(0.016, 0.04)];
    return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(w)}" ry="${fixed(h)}" fill="${radial(on, [
      [0, color, 0.55],
      [1, color, 0],
    ])}"/>`;
  }).join('');
};

/** Draws a landscape onto a sheet, `sceneHeight` pixels high. Deterministic. */
export const landscape = (
  on: Sheet,
  request: ScenePicture,
): { readonly markup: string; readonly width: number; readonly height: number } => {
  const [across, down] = aspects[request.aspect];
  const height = sceneHeight;
  const width = Math.round((height * across) / down);
  const rng = random(`scene/${request.ground}/${request.seed}`);
  const light = lightOf(request.time, request.weather);
  const stage: Stage = { on, rng, width, height, light };
  const behind = sky(stage) + (request.time === 'night' ? moonAndStars(stage) : clouds(stage));
  const ridges = ridgesOf(stage);
  const near = ridges.at(-1)!;
  const drawn = ridges.map(
    (ridge, index) =>
      drawRidge(stage, ridge, request.weather) +
      (ridge.depth > 0.55 && request.ground !== 'summit' && index < ridges.length - 1
        ? treeLine(stage, ridge, 0.4)
        : ''),
  );
  const front: Record<ScenePicture['ground'], () => string> = {
    ridge: () => treeLine(stage, near, 0.75),
    forest: () => treeLine(stage, near, 1.5),
    lake: () => lake(stage, ridges),
    camp: () => treeLine(stage, near, 0.8) + camp(stage),
    summit: () => summitFigure(stage),
  };
  const markup = group(
    '',
    behind,
    ...drawn,
    front[request.ground](),
    contourLines(stage, near),
    falling(stage, request.weather),
  );
  return { markup, width, height };
};

/** Draws a landscape as SVG, `sceneHeight` pixels high. Deterministic. */
export const scene = (request: ScenePicture): string => {
  const on = sheet();
  const { markup, width, height } = landscape(on, request);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${on.definitions()}</defs>${markup}</svg>`;
};
