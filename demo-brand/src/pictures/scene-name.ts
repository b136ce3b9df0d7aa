/** Times of day of a scene. */
export const times = ['dawn', 'day', 'dusk', 'night'] as const;
export type Time = (typeof times)[number];

export const weathers = ['clear', 'mist', 'rain', 'snow'] as const;
export type Weather = (typeof weathers)[number];

/** Aspect ratio of the picture. */
export const aspects = {
  '16x9': [16, 9],
  '21x9': [21, 9],
  '4x5': [4, 5],
  '1x1': [1, 1],
  '3x2': [3, 2],
  '40x21': [40, 21],
} as const;
export type Aspect = keyof typeof aspects;

/** What is in front of the ridges. */
export const grounds = ['ridge', 'lake', 'forest', 'camp', 'summit'] as const;
export type Ground = (typeof grounds)[number];

export interface ScenePicture {
  readonly kind: 'scene';
  readonly ground: Ground;
  /** 0 to 9999. */
  readonly seed: number;
  readonly time: Time;
  readonly weather: Weather;
  readonly aspect: Aspect;
}

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text);

/** Parses `ridge-12-dusk-mist-16x9`; undefined for an invalid name. */
export const parseSceneName = (name: string): ScenePicture | undefined => {
  const [groundText, seedText, timeText, weatherText, aspectText, ...rest] = name.split('-');
  const ground = oneOf(grounds, groundText);
  const time = oneOf(times, timeText);
  const weather = oneOf(weathers, weatherText);
  const aspect = oneOf(Object.keys(aspects) as Aspect[], aspectText);
  const numbered = /^\d{1,4}$/.test(seedText ?? '');
  if (!ground || !time || !weather || !aspect || !numbered || rest.length) return;
  return { kind: 'scene', ground, seed: Number(seedText), time, weather, aspect };
};

export const sceneName = ({ ground, seed, time, weather, aspect }: Omit<ScenePicture, 'kind'>): string =>
  `${ground}-${seed}-${time}-${weather}-${aspect}`;
