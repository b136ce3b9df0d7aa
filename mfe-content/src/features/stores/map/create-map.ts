import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import type { Language } from 'shared-contracts/locale';
import { followAppearance } from './follow-appearance.ts';
import { mapColorsAt } from './map-colors.ts';
import { mapStyle } from './map-style.ts';

/** How far tiles are enlarged: outlines stay outlines. */
const enlarged = 4;
const nearest = 17;
const farthest = 2;

interface MapTexts {
  /** What to do instead of turning the wheel, and instead of one finger. */
  readonly wheel: string;
  readonly wheelMac: string;
  readonly fingers: string;
}

interface Options {
  readonly container: HTMLElement;
  /** The nearest zoom with tiles of its own. */
  readonly maxZoom: number;
  readonly language: Language;
  /** Accessible name of the map. */
  readonly label: string;
  readonly texts: MapTexts;
}

/** The worker of the map, from the page's own origin: browsers start none of another, where releases may lie too. */
const workerAddress = (): string => {
  const { pathname } = new URL(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href, location.href);
  return new URL(pathname, location.origin).href;
};

/**
 * Draws an empty map into an element, in the appearance of the page.
 * @returns the map, and how to remove it
 * @throws {Error} where the browser has no WebGL
 */
export function createMap({ container, maxZoom, language, label, texts }: Options): {
  readonly map: MapLibre;
  readonly end: () => void;
} {
  setWorkerUrl(workerAddress());
  const style = () =>
    mapStyle({
      colors: mapColorsAt(container),
      tiles: `${location.origin}/images/v1/map/{z}/{x}/{y}`,
      maxZoom,
      font: getComputedStyle(container).fontFamily.split(',')[0]?.replaceAll(/["']/g, '').trim() || 'sans-serif',
      language,
    });
  const map = new MapLibre({
    container,
    style: style(),
    attributionControl: false,
    // The page scrolls on under one finger, and under the wheel.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    minZoom: farthest,
    maxZoom: Math.min(maxZoom + enlarged, nearest),
    fadeDuration: 0,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': texts.wheel,
      'CooperativeGesturesHandler.MacHelpText': texts.wheelMac,
      'CooperativeGesturesHandler.MobileHelpText': texts.fingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const unfollow = followAppearance(() => map.setStyle(style(), { diff: false }));
  return {
    map,
    end() {
      unfollow();
      map.remove();
    },
  };
}
