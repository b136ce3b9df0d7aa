import { hydrateRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root !== null) {
  hydrateRoot(root, <Gallery />);
  requestAnimationFrame(() => document.documentElement.setAttribute('data-hydrated', ''));
}
