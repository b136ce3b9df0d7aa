/**
 * How pages show pictures of the social media service (decision 0037): without cookies, which an image would otherwise send there,
 * and without the page's address.
 */
export const picturesOfOthers = { crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' } as const;
