import { between, line } from '../art/geometry.ts';
import { type Crease, creases } from '../art/sewing.ts';
import { moved, soft } from '../art/sheet.ts';
import { neutral } from '../art/tones.ts';
import type { Bench } from './bench.ts';
import { type Frame, onTorso, type Sleeve } from './garment-frame.ts';

/** Folds of a hanging body: from the armpits to the chest, at the waist and at the hem. */
export const bodyFolds = ({ rng, main, side }: Bench, f: Frame, strength = 0.9, mixed = false): string => {
  const at = onTorso(f);
  const wobble = () => rng.between(-0.055, 0.055);
  const low = side === 'back' ? 0.42 : 0.36;
  const folds: Crease[] = [
    { from: at(-0.98, 0.36 + wobble()), to: at(-0.26, 0.26 + wobble()), bend: 16, width: 20 },
    { from: at(0.98, 0.36 + wobble()), to: at(0.3, 0.28 + wobble()), bend: -16, width: 22 },
    { from: at(0.96, 0.44 + wobble()), to: at(0.44, low + 0.03 + wobble()), bend: -10, width: 16 },
    { from: at(-0.96, 0.45 + wobble()), to: at(-0.48, low + 0.04 + wobble()), bend: 10, width: 14 },
    { from: at(-0.94, 0.64 + wobble()), to: at(-0.26, 0.72 + wobble()), bend: -14, width: 18 },
    { from: at(0.95, 0.62 + wobble()), to: at(0.2, 0.73 + wobble()), bend: 16, width: 20 },
    { from: at(0.9, 0.92), to: at(0.56, 0.8 + wobble()), bend: -10, width: 16 },
    { from: at(-0.66, 0.95), to: at(-0.4, 0.76 + wobble()), bend: 10, width: 16 },
  ];
  return creases(
    mixed ? neutral : main,
    folds.filter(() => rng.chance(0.8)),
    mixed ? strength * 0.55 : strength,
  );
};

/** Folds of a sleeve: they gather inside the elbow and above the cuff. */
export const sleeveFolds = (
  { rng, main }: Bench,
  { outer, inner, side }: Sleeve,
  strength = 1,
  mixed = false,
): string => {
  const mid = (t: number, share: number) => between(outer(t), inner(t + 0.06), share);
  const wobble = () => rng.between(-0.02, 0.02);
  const folds: Crease[] = [
    { from: inner(0.55 + wobble()), to: mid(0.41 + wobble(), 0.26), bend: -8 * side, width: 17 },
    { from: inner(0.63 + wobble()), to: mid(0.56 + wobble(), 0.18), bend: 8 * side, width: 16 },
    { from: outer(0.57 + wobble()), to: mid(0.49 + wobble(), 0.72), bend: 7 * side, width: 13 },
    { from: inner(0.42 + wobble()), to: mid(0.22 + wobble(), 0.46), bend: -10 * side, width: 18 },
    { from: outer(0.8 + wobble()), to: mid(0.73 + wobble(), 0.78), bend: 6 * side, width: 14 },
    { from: inner(0.9 + wobble()), to: mid(0.81 + wobble(), 0.36), bend: -6 * side, width: 13 },
  ];
  return creases(mixed ? neutral : main, folds, mixed ? strength * 0.55 : strength);
};

/** The shade that sleeves throw on the body beside them. */
export const armShade = ({ on, main }: Bench, arms: readonly Sleeve[]): string =>
  arms.map((arm) => moved(arm.side * -7, 10, soft(on, arm.armhole, main.line, 56, 0.5))).join('');

/** A line across the body just above its hem. */
export const hemLine = (f: Frame, up: number): string =>
  line(
    [-f.hem[0] - 4, f.hem[1] - up],
    [-f.hem[0] * 0.5, f.hem[1] - up + 7],
    [0, f.hem[1] - up + 10],
    [f.hem[0] * 0.5, f.hem[1] - up + 7],
    [f.hem[0] + 4, f.hem[1] - up],
  );
