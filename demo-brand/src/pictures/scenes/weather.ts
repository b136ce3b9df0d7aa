import { group, radial } from '../art/sheet.ts';
import type { Weather } from '../scene-name.ts';
import type { Stage } from './stage.ts';

export const moonAndStars = ({ on, rng, width, height }: Stage): string => {
  const stars = Array.from({ length: 130 }, () => {
    const size = rng.chance(0.12) ? rng.between(1.6, 2.4) : rng.between(0.6, 1.3);
    return `<circle cx="${rng.between(0, width).toFixed(0)}" cy="${(height * 0.56 * rng.next() ** 1.2).toFixed(0)}" r="${size.toFixed(1)}" fill-opacity="${rng.between(0.35, 0.95).toFixed(2)}"/>`;
  });
  const band = `<ellipse cx="${(width * 0.36).toFixed(0)}" cy="${(height * 0.2).toFixed(0)}" rx="${(width * 0.5).toFixed(0)}" ry="${(height * 0.16).toFixed(0)}" transform="rotate(-16 ${(width * 0.36).toFixed(0)} ${(height * 0.2).toFixed(0)})" fill="${radial(
    on,
    [
      [0, '#b9c9e8', 0.2],
      [1, '#b9c9e8', 0],
    ],
  )}"/>`;
  return band + group('fill="#f2f5ff"', ...stars);
};

/** Rain falls in slanted strokes, snow in flakes of three sizes: the near ones large and soft. */
export const falling = ({ rng, width, height }: Stage, weather: Weather): string => {
  const area = (width * height) / 810000;
  if (weather === 'rain') {
    const drops = Array.from({ length: Math.round(170 * area) }, () => {
      const length = rng.between(20, 60);
      return `M${rng.between(-40, width).toFixed(0)} ${rng.between(-40, height).toFixed(0)}l${(-length * 0.2).toFixed(0)} ${length.toFixed(0)}`;
    });
    return `<path d="${drops.join('')}" stroke="#eef4f6" stroke-opacity=".26" stroke-width="1.6" stroke-linecap="round"/>`;
  }
  if (weather !== 'snow') return '';
  const flakes = (count: number, low: number, high: number, opacity: number) =>
    group(
      `fill="#ffffff" fill-opacity="${opacity}"`,
      ...Array.from(
        { length: Math.round(count * area) },
        () =>
          `<circle cx="${rng.between(0, width).toFixed(0)}" cy="${rng.between(0, height).toFixed(0)}" r="${rng.between(low, high).toFixed(1)}"/>`,
      ),
    );
  return flakes(190, 1, 2.4, 0.7) + flakes(60, 2.6, 4.4, 0.75) + flakes(14, 5, 8, 0.45);
};
