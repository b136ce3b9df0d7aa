import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { fieldLooks } from './field.tsx';
import { type SwatchColors, SwatchDot } from './swatch.tsx';
import { color, media, motion, space, target } from './tokens.ts';

const group = css({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
const item = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  borderRadius: '50%',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 2,
    borderRadius: '50%',
    border: '2px solid transparent',
    transition: `border-color ${motion.fast} ${motion.ease}`,
  },
  '&:hover::after': { borderColor: color.inputBorder },
  '&:has(:checked)::after': { borderColor: color.ember },
  '&:has(:focus-visible)': { outline: `2px solid ${color.glacier}`, outlineOffset: 2 },
  [media.forcedColors]: { '&:has(:checked)::after': { borderColor: 'Highlight', borderWidth: 4 } },
});
const unavailableLook = css({
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    width: 2,
    height: '2.25rem',
    background: color.paper,
    boxShadow: `0 0 0 .5px ${color.muted}`,
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
});

export interface SwatchOption {
  value: string;
  /** Name of the color, with "sold out" if it is. */
  label: string;
  colors: SwatchColors;
  /** Struck through, but selectable. */
  unavailable?: boolean;
}

export interface SwatchGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size'> {
  /** "Color" */
  label: string;
  /** Name of the chosen color, shown after the label. */
  chosenText?: string;
  options: readonly SwatchOption[];
  value?: string;
  defaultValue?: string;
  name: string;
}

/** Colors as a native radio group: one tab stop, arrow keys inside. */
export function SwatchGroup({ label, chosenText, options, value, defaultValue, className, ...rest }: SwatchGroupProps) {
  return (
    <fieldset className={className}>
      <legend css={[fieldLooks.label, { marginBottom: space[1] }]}>
        <span>{label}</span>
        {chosenText !== undefined && <span css={{ fontWeight: 400, color: color.slate }}>{`: ${chosenText}`}</span>}
      </legend>
      <div css={group}>
        {options.map((option) => (
          <label key={option.value} css={[item, option.unavailable && unavailableLook]} title={option.label}>
            <input
              type="radio"
              className="visually-hidden"
              {...rest}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            />
            <SwatchDot colors={option.colors} size={28} />
            <span className="visually-hidden">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
