import { usePlatform } from 'shared-contracts/platform';

/** What became of a link: handed to another app, left alone by the shopper, copied, or neither of them allowed. */
type Given = 'shared' | 'dismissed' | 'copied' | 'refused';

/** Browsers on phones, and some others, hand links to other apps. */
export const canHandOn = (): boolean => 'share' in navigator;

/** Hands a link to another app where the browser can, and copies it otherwise. Never rejects. */
async function giveLink(link: { readonly title: string; readonly url: string }): Promise<Given> {
  if (canHandOn()) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      console.info('The browser did not share the link, which is copied instead', error);
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch (error) {
    console.info('The browser did not copy the link', error);
    return 'refused';
  }
}

interface GiveLinkTexts {
  /** The title of the link, for the app that it is handed to. */
  readonly linkTitle: (shop: string) => string;
  readonly copied: string;
  readonly copyByHand: string;
}

/**
 * Returns a function that gives somebody a link, as `giveLink` does, and tells what became of it. It resolves with whether
 * the link has to be copied by hand, so that the page can select it.
 */
export function useGiveLink({ linkTitle, copied, copyByHand }: GiveLinkTexts): (url: string) => Promise<boolean> {
  const { config, toasts } = usePlatform();
  return async (url) => {
    const given = await giveLink({ title: linkTitle(config.shopName), url });
    if (given === 'copied') toasts.show({ tone: 'success', text: copied });
    if (given === 'refused') toasts.show({ tone: 'info', text: copyByHand });
    return given === 'refused';
  };
}
