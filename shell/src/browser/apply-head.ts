import type { createBrowserRouter } from 'react-router-dom';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { headTags } from '../app/head.ts';
import { problemHead } from '../app/problem-head.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Screens } from '../app/screens.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Updates the document's head after navigation; the server wrote the first one. */
export function followHead(
  router: Router,
  screens: Screens,
  { locale, config }: Pick<Platform, 'locale' | 'config'>,
): void {
  let shown = router.state.location.key;
  router.subscribe(({ navigation, location: at, matches, loaderData, errors }) => {
    if (navigation.state !== 'idle' || at.key === shown) return;
    shown = at.key;
    const last = matches.at(-1);
    const handle = last?.route.handle as RouteHandle | undefined;
    const head = errors
      ? problemHead(
          locale,
          Object.values(errors).some((error) => isProductError(error) && error.status === 404) ? 'missing' : 'broken',
        )
      : last &&
        handle &&
        screens
          .loaded(handle.remote, handle.expose)
          ?.head?.(loaderData[last.route.id], { url: new URL(window.location.href), locale, config });
    if (!head) return;
    document.title = head.title;
    for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
    for (const { name, attributes, text } of headTags(head, config.origin)) {
      // Structured data is for crawlers, which read the server's HTML; no scripts are created here.
      if (name === 'script' || text !== undefined) continue;
      const element = document.createElement(name);
      element.setAttribute('data-head', '');
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      document.head.append(element);
    }
  });
}
