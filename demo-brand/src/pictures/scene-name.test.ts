import { describe, expect, test } from 'vitest';
import { aspects, grounds, parseSceneName, sceneName, times, weathers } from './scene-name.ts';
import { scene } from './scenes/scene.ts';

const every = grounds.flatMap((ground) =>
  times.flatMap((time) => weathers.map((weather) => ({ ground, time, weather }))),
);

describe('scenes', () => {
  test.each(every)(
    'draws $ground at $time in $weather completely and reproducibly [CAT-10]',
    ({ ground, time, weather }) => {
      const request = { kind: 'scene', ground, seed: 12, time, weather, aspect: '16x9' } as const;
      const svg = scene(request);
      expect(scene(request)).toBe(svg);
      expect(svg).toContain('viewBox="0 0 1600 900"');
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg.length).toBeLessThan(220_000);
    },
  );

  test.each(Object.entries(aspects))('maps aspect %s to its proportions [CAT-10]', (aspect, [across, down]) => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(scene(parseSceneName(`lake-3-dawn-clear-${aspect}`)!))!;
    expect(Number(width) / Number(height)).toBeCloseTo(across / down, 2);
  });

  test('parses a formatted scene name back to the same scene [CAT-10]', () => {
    const name = 'ridge-12-dusk-mist-16x9';
    expect(parseSceneName(name)).toEqual({
      kind: 'scene',
      ground: 'ridge',
      seed: 12,
      time: 'dusk',
      weather: 'mist',
      aspect: '16x9',
    });
    expect(sceneName(parseSceneName(name)!)).toBe(name);
  });

  test.each([
    '',
    'ridge',
    'ridge-12-dusk-mist',
    'moon-12-dusk-mist-16x9',
    'ridge-x-dusk-mist-16x9',
    'ridge-12345-dusk-mist-16x9',
    'ridge-12-noon-mist-16x9',
    'ridge-12-dusk-hail-16x9',
    'ridge-12-dusk-mist-5x7',
    'ridge-12-dusk-mist-16x9-b',
  ])('rejects %j as a scene name [CAT-10]', (name) => {
    expect(parseSceneName(name)).toBeUndefined();
  });
});
