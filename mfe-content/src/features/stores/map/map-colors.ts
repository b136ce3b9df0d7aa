import { color } from 'shared-ui/tokens';
import type { MapColors } from './map-style.ts';

const wanted: Readonly<Record<keyof MapColors, string>> = {
  land: color.tile,
  town: color.line,
  park: color.successFill,
  water: `color-mix(in srgb, ${color.glacier} 22%, ${color.surface})`,
  river: `color-mix(in srgb, ${color.glacier} 40%, ${color.tile})`,
  road: color.surface,
  border: color.muted,
  label: color.slate,
};

/** A color as the browser computes it, in the notation that every reader of colors knows: `rgb(…)`. */
function inRgb(value: string): string {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return value;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The colors of the map in the appearance of a place of the page, which the brand and the shopper decide. */
export function mapColorsAt(place: HTMLElement): MapColors {
  const probe = document.createElement('span');
  place.append(probe);
  const colors = Object.entries(wanted).map(([name, value]) => {
    probe.style.color = value;
    return [name, inRgb(getComputedStyle(probe).color)];
  });
  probe.remove();
  return Object.fromEntries(colors) as Record<keyof MapColors, string>;
}
