import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StoreMap as AboutMap } from 'shared-contracts/calls/utilities';
import { Button } from 'shared-ui/button';
import { MinusIcon, PlusIcon, SearchIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { Text } from 'shared-ui/text';
import { color, layer, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { mapMessages } from '../../../messages/map-messages.ts';
import { createMap } from './create-map.ts';
import { type MapStop, Pins } from './pins.tsx';
import type { Camera, View } from './view-of.ts';

export interface StoreMapProps {
  readonly about: AboutMap;
  readonly stops: readonly MapStop[];
  /** What a reader is told that it is. */
  readonly label: string;
  /** The part that is shown, until it is moved. */
  readonly view: View | Camera | undefined;
  /** Id of the stop that is pointed out. */
  readonly active: string | undefined;
  readonly onPick?: (id: string) => void;
  /** Undefined where there is nothing to search. */
  /** Resolves with whether the search succeeded. */
  readonly onSearchHere?: (camera: Camera) => Promise<boolean>;
  readonly isSearching?: boolean;
}

/** Whether the browser has what maps are drawn with; some devices have switched it off. */
const drawsMaps = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/** What the library needs to be told of how its elements lie. */
const libraryElements = {
  '& .maplibregl-canvas-container, & .maplibregl-canvas': { position: 'absolute', inset: 0 },
  '& .maplibregl-canvas-container': { cursor: 'grab', touchAction: 'pan-x pan-y' },
  '& .maplibregl-canvas-container:active': { cursor: 'grabbing' },
  '& .maplibregl-canvas:focus-visible': { outline: `3px solid ${color.glacier}`, outlineOffset: '-3px' },
  '& .maplibregl-control-container': { display: 'none' },
  '& .maplibregl-cooperative-gesture-screen': {
    position: 'absolute',
    inset: 0,
    zIndex: layer.raised,
    display: 'grid',
    placeItems: 'center',
    padding: space[5],
    background: color.scrim,
    color: '#fff',
    fontWeight: 600,
    textAlign: 'center',
    opacity: 0,
    pointerEvents: 'none',
  },
  '& .maplibregl-cooperative-gesture-screen.maplibregl-show': { opacity: 1 },
  '@media (pointer: coarse)': { '& .maplibregl-desktop-message': { display: 'none' } },
  '@media (pointer: fine)': { '& .maplibregl-mobile-message': { display: 'none' } },
} as const;

/** A map with a pin for each stop. All that it shows stands in the list beside it, too. */
export default function StoreMap({
  about,
  label,
  stops,
  view,
  active,
  onPick,
  onSearchHere,
  isSearching = false,
}: StoreMapProps) {
  const locale = useLocale();
  const texts = mapMessages(locale);
  const { language } = locale;
  const { maxZoom } = about;
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [canDraw] = useState(drawsMaps);
  const [isDrawn, setDrawn] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const placed = useRef<MapLibre>(null);

  useEffect(() => {
    if (!container.current) return;
    const { map: created, end } = createMap({ container: container.current, maxZoom, language, label, texts });
    created.on('moveend', ({ originalEvent }) => originalEvent && setMoved(true));
    created.once('idle', () => setDrawn(true));
    setMap(created);
    return end;
  }, [maxZoom, language, label, texts]);

  useLayoutEffect(() => {
    setMoved(false);
    if (!map || !view) return;
    const isFirst = placed.current !== map;
    placed.current = map;
    if ('zoom' in view) {
      // It is there already, or has been moved on.
      if (isFirst) map.jumpTo({ center: [view.longitude, view.latitude], zoom: view.zoom });
      return;
    }
    const [southWest, northEast] = view;
    // One stop alone is shown with its surroundings, as near as they are drawn.
    const zoom = Math.min(maxZoom + 1.5, 13);
    map.fitBounds([[...southWest], [...northEast]], { padding: 56, maxZoom: zoom, animate: !isFirst });
  }, [map, view, maxZoom, stops]);

  const searchHere = async () => {
    if (!map || !onSearchHere) return;
    const { lat: latitude, lng: longitude } = map.getCenter();
    const isFound = await onSearchHere({ latitude, longitude, zoom: map.getZoom() });
    // Then the button goes.
    if (isFound && document.activeElement === button.current) map.getCanvas().focus();
  };

  if (!canDraw) return <Text tone="muted">{texts.failed}</Text>;
  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <div
        css={{
          position: 'relative',
          height: 'clamp(18rem, 60vh, 34rem)',
          overflow: 'hidden',
          border: `1px solid ${color.line}`,
          borderRadius: radius.card,
        }}
      >
        <div
          ref={container}
          data-drawn={isDrawn || undefined}
          css={[{ position: 'absolute', inset: 0 }, libraryElements]}
        />
        {map && <Pins map={map} stops={stops} active={active} onPick={onPick} />}
        {map && (
          <div
            css={{
              position: 'absolute',
              top: space[3],
              right: space[3],
              display: 'grid',
              borderRadius: radius.pill,
              background: color.surface,
              border: `1px solid ${color.line}`,
            }}
          >
            <IconButton label={texts.nearer} icon={<PlusIcon size={20} />} onClick={() => map.zoomIn()} />
            <IconButton label={texts.farther} icon={<MinusIcon size={20} />} onClick={() => map.zoomOut()} />
          </div>
        )}
        {map && onSearchHere && hasMoved && (
          <Button
            ref={button}
            variant="secondary"
            size="small"
            icon={<SearchIcon size={18} />}
            loading={isSearching}
            loadingText={texts.searching}
            css={{
              position: 'absolute',
              top: space[3],
              left: '50%',
              translate: '-50%',
              background: color.surface,
              whiteSpace: 'nowrap',
            }}
            onClick={() => void searchHere()}
          >
            {texts.searchHere}
          </Button>
        )}
      </div>
      <Text look="caption" tone="muted">
        {texts.attribution(about.attribution)}
      </Text>
    </div>
  );
}
