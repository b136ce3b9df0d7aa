import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery.tsx';

/** The gallery as HTML, as a server would send it. */
export const render = () => renderToString(<Gallery />);
