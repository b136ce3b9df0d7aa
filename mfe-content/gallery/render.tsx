import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadBlocks } from '../src/features/blocks/load-blocks.ts';
import { Gallery, newCache, readAddress } from './gallery.tsx';

/** The page as the shop's server renders it: every component is loaded, styles are collected. */
export async function render(url: URL): Promise<{ readonly head: string; readonly body: string }> {
  const address = readAddress(url);
  await loadBlocks(address.blocks);
  const cache = newCache();
  const body = renderToString(
    <Gallery
      {...address}
      cache={cache}
      router={(children) => <StaticRouter location={`/${address.locale}`}>{children}</StaticRouter>}
    />,
  );
  const rules = Object.entries(cache.inserted);
  const head = `<style data-emotion="css ${rules.map(([name]) => name).join(' ')}" data-s="">${rules.map(([, rule]) => rule).join('')}</style>`;
  return { head, body };
}
