/** The legal pages, by what they are about, with their paths below the locale. Each is a document of editors. */
export const legalPages = {
  terms: '/pages/terms',
  sale: '/pages/terms-of-sale',
  loyalty: '/pages/loyalty-terms',
  sms: '/pages/sms-terms',
  giftCards: '/pages/gift-card-terms',
  associateDiscount: '/pages/associate-discount-terms',
  photos: '/pages/photo-terms',
  privacy: '/pages/privacy',
  cookies: '/pages/cookies',
  returns: '/pages/returns',
  delivery: '/pages/delivery',
  accessibility: '/pages/accessibility',
  imprint: '/pages/imprint',
} as const;
export type LegalPage = keyof typeof legalPages;
