import { type LegalPage, legalPages } from 'shared-contracts/legal-pages';
import { defineMessages } from './messages.ts';
import { Link } from './routing.tsx';
import { useLocale } from './use-locale.ts';

const legalMessages = defineMessages(
  {
    terms: 'Terms of use',
    sale: 'Terms of sale',
    loyalty: 'Loyalty terms',
    sms: 'Terms of text messages',
    giftCards: 'Gift card terms',
    associateDiscount: 'Terms of the employee discount',
    privacy: 'Privacy policy',
    cookies: 'Cookies',
    returns: 'Returns',
    delivery: 'Delivery',
    accessibility: 'Accessibility',
    imprint: 'Imprint',
  } satisfies Record<LegalPage, string>,
  {
    fr: {
      terms: 'Conditions d’utilisation',
      sale: 'Conditions de vente',
      loyalty: 'Conditions du programme de fidélité',
      sms: 'Conditions des SMS',
      giftCards: 'Conditions des cartes cadeaux',
      associateDiscount: 'Conditions de la remise du personnel',
      privacy: 'Politique de confidentialité',
      cookies: 'Cookies',
      returns: 'Retours',
      delivery: 'Livraison',
      accessibility: 'Accessibilité',
      imprint: 'Mentions légales',
    },
    de: {
      terms: 'Nutzungsbedingungen',
      sale: 'Verkaufsbedingungen',
      loyalty: 'Bedingungen des Treueprogramms',
      sms: 'Bedingungen für SMS',
      giftCards: 'Bedingungen für Geschenkkarten',
      associateDiscount: 'Bedingungen des Mitarbeiterrabatts',
      privacy: 'Datenschutzerklärung',
      cookies: 'Cookies',
      returns: 'Rückgabe',
      delivery: 'Versand',
      accessibility: 'Barrierefreiheit',
      imprint: 'Impressum',
    },
  },
);

/** A link to a legal page beside what it applies to. It opens a tab of its own, so that nothing typed is lost. */
export function LegalLink({ page, className }: { readonly page: LegalPage; readonly className?: string }) {
  const texts = legalMessages(useLocale());
  return (
    <Link to={legalPages[page]} target="_blank" className={className}>
      {texts[page]}
    </Link>
  );
}
