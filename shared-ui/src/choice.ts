import { css } from '@emotion/react';
import { color, media, motion, space } from './tokens.ts';

/** A checkbox or radio button: native for robustness, drawn in the brand's colors. */
export const choiceMark = css({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  border: `1.5px solid ${color.inputBorder}`,
  borderRadius: 2,
  background: color.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  '&[type=radio]': { borderRadius: '50%' },
  '&::after': { content: '""', transform: 'scale(0)', transition: `transform ${motion.fast} ${motion.ease}` },
  '&[type=checkbox]::after': {
    width: '.375rem',
    height: '.6875rem',
    marginTop: '-.1875rem',
    border: `solid ${color.onEmber}`,
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  '&[type=radio]::after': { width: '.625rem', height: '.625rem', borderRadius: '50%', background: color.onEmber },
  '&:hover': { borderColor: color.ink },
  '&:checked': { background: color.ember, borderColor: color.ember, '&::after': { transform: 'none' } },
  '&[aria-invalid=true]': { borderColor: color.sale },
  '&:disabled': { background: color.tile, borderColor: color.line, cursor: 'not-allowed' },
  [media.forcedColors]: { appearance: 'auto', '&::after': { display: 'none' } },
});

/** Control and label side by side, with a 44 px target. */
export const choiceRow = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minHeight: '2.75rem',
  paddingBlock: '.6875rem',
  lineHeight: 1.4,
  cursor: 'pointer',
});
