import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery.tsx';

/** The gallery as server-rendered HTML. */
export const render = () => renderToString(<Gallery />);
