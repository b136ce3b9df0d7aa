import { PlayIcon } from 'shared-ui/icon';
import { color } from 'shared-ui/tokens';

/** On the picture of a film, so that nobody takes it for a picture. */
export const FilmMark = () => (
  <span
    css={{
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      '& > span': {
        display: 'grid',
        placeItems: 'center',
        width: 'min(3rem, 60%)',
        aspectRatio: '1',
        borderRadius: '50%',
        background: color.paper,
        color: color.ink,
      },
    }}
  >
    <span>
      <PlayIcon size={20} />
    </span>
  </span>
);
