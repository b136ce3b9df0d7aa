import { createRoot, hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { loadBlocks } from '../src/features/blocks/load-blocks.ts';
import { Gallery, newCache, readAddress } from './gallery.tsx';

const root = document.getElementById('root');
const url = new URL(location.href);
const address = readAddress(url);
if (root !== null) {
  const page = (
    <Gallery
      {...address}
      cache={newCache()}
      router={(children) => <MemoryRouter initialEntries={[`/${address.locale}`]}>{children}</MemoryRouter>}
    />
  );
  // `?browser`: as after a navigation, when the browser renders the page itself.
  if (url.searchParams.has('browser')) {
    await loadBlocks(address.blocks);
    root.replaceChildren();
    createRoot(root).render(page);
  } else hydrateRoot(root, page);
  requestAnimationFrame(() => document.documentElement.setAttribute('data-hydrated', ''));
}
