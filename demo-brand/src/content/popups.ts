import type { Popup } from 'shared-contracts/calls/chrome';
import type { Writer } from './building.ts';

type DemoPopup = Omit<Popup, 'id' | 'delay' | 'logoSize'> & { readonly position: number };

/** The pop-ups: the first that was not dismissed is shown. */
export function popups({ say }: Writer): DemoPopup[] {
  return [
    {
      name: 'newsletter-letters',
      position: 1,
      title: say('Letters from the fell', 'Lettres des sommets', 'Post aus den Bergen'),
      maximizedTitle: say(
        'One letter a month, no weather forecast',
        'Une lettre par mois, sans la météo',
        'Ein Brief im Monat, ganz ohne Wetterbericht',
      ),
      body: say(
        'New gear before it is in the shop, routes our testers have walked, and what we learned at the repair bench.',
        'Les nouveautés avant leur arrivée en boutique, les itinéraires de nos testeurs et les leçons de l’atelier.',
        'Neues, bevor es im Laden ist, Routen unserer Tester und was wir an der Werkbank gelernt haben.',
      ),
      targets: [{ text: say('Subscribe', 'M’abonner', 'Newsletter abonnieren'), url: '/newsletter', style: 'primary' }],
      disclaimer: say(
        'You can unsubscribe with one click in every letter.',
        'Désinscription en un clic dans chaque lettre.',
        'Abmelden geht mit einem Klick in jedem Brief.',
      ),
    },
    {
      name: 'account-join',
      position: 2,
      title: say('Your gear in one place', 'Tout votre matériel au même endroit', 'Ihre Ausrüstung an einem Ort'),
      body: say(
        'With an account you see where a parcel is, keep your sizes and favorites, and get repairs without searching for the receipt.',
        'Avec un compte, vous suivez vos colis, gardez vos tailles et vos favoris, et faites réparer sans chercher la facture.',
        'Mit einem Konto sehen Sie, wo ein Paket ist, behalten Größen und Favoriten und lassen reparieren, ohne den Beleg zu suchen.',
      ),
      targets: [
        { text: say('Open an account', 'Créer un compte', 'Konto anlegen'), url: '/sign-up', style: 'primary' },
        { text: say('What members get', 'Avantages membres', 'Vorteile für Mitglieder'), url: '/loyalty' },
      ],
    },
  ];
}
