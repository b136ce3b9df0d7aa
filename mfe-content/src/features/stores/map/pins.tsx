import type { Map as MapLibre } from 'maplibre-gl';
import { useLayoutEffect, useRef } from 'react';
import { color, layer, radius, space } from 'shared-ui/tokens';
import type { Position } from './view-of.ts';

/** A store or a collection point on the map. */
export interface MapStop extends Position {
  readonly id: string;
  readonly name: string;
  readonly kind: 'store' | 'point';
}

interface PinsProps {
  readonly map: MapLibre;
  readonly stops: readonly MapStop[];
  readonly active: string | undefined;
  readonly onPick: ((id: string) => void) | undefined;
}

/** Height of a pin's drawing in px; its tip is the place. */
const height = 36;

/**
 * A pin for each stop, for pointers only: by keyboard and for readers the list beside the map has the same stops. Pins
 * follow the map without a rendering of the page.
 */
export function Pins({ map, stops, active, onPick }: PinsProps) {
  const pins = useRef(new Map<string, HTMLElement>());
  useLayoutEffect(() => {
    const place = () => {
      for (const { id, longitude, latitude } of stops) {
        const { x, y } = map.project([longitude, latitude]);
        const pin = pins.current.get(id);
        if (pin) pin.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      }
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, stops]);
  return (
    <div aria-hidden="true" css={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      {stops.map(({ id, name, kind }) => {
        const isActive = id === active;
        return (
          <button
            key={id}
            disabled={!onPick}
            ref={(element) => {
              if (!element) return;
              pins.current.set(id, element);
              return () => {
                pins.current.delete(id);
              };
            }}
            type="button"
            tabIndex={-1}
            data-stop={id}
            css={{
              position: 'absolute',
              left: '-22px',
              top: `${-height}px`,
              width: '44px',
              height: `${height}px`,
              padding: 0,
              border: 0,
              background: 'none',
              color: kind === 'store' ? color.ember : color.glacier,
              cursor: 'pointer',
              pointerEvents: onPick ? 'auto' : 'none',
              zIndex: isActive ? layer.raised : 'auto',
              '& svg': {
                display: 'block',
                margin: '0 auto',
                transformOrigin: '50% 100%',
                scale: isActive ? '1.3' : '1',
              },
              '&:hover': { zIndex: layer.raised },
              '&:hover svg': { scale: '1.3' },
              '& span': { display: isActive ? 'block' : 'none' },
              '&:hover span': { display: 'block' },
            }}
            onClick={onPick && (() => onPick(id))}
          >
            <svg width="28" height={height} viewBox="0 0 28 36" role="presentation">
              <path
                d="M14 35C8 27 2 21 2 13.5a12 12 0 0 1 24 0C26 21 20 27 14 35Z"
                fill="currentColor"
                stroke={color.surface}
                strokeWidth="2"
              />
              <circle cx="14" cy="13.5" r="4.5" fill={color.surface} />
            </svg>
            <span
              css={{
                position: 'absolute',
                top: `${height + 2}px`,
                left: '50%',
                translate: '-50%',
                padding: `${space[1]} ${space[2]}`,
                borderRadius: radius.input,
                background: color.surface,
                border: `1px solid ${color.line}`,
                color: color.ink,
                fontSize: '.8125rem',
                fontWeight: 600,
                whiteSpace: 'nowrap',
              }}
            >
              {name}
            </span>
          </button>
        );
      })}
    </div>
  );
}
