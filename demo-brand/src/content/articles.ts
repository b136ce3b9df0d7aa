import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from './building.ts';

type Triple = readonly [en: string, fr: string, de: string];

interface Article {
  readonly slug: string;
  readonly title: Triple;
  readonly summary: Triple;
  readonly scene: string;
  readonly paragraphs: readonly Triple[];
}

const articles: readonly Article[] = [
  {
    slug: 'delivery',
    scene: 'ridge-18-day-clear',
    title: ['Delivery', 'Livraison', 'Versand'],
    summary: [
      'Dates, prices and the parcel on its way.',
      'Dates, prix, et le colis en route.',
      'Termine, Preise und das Paket unterwegs.',
    ],
    paragraphs: [
      [
        'Before you pay you see the day on which your parcel arrives, not a promise of speed. Orders placed before 2 p.m. leave the warehouse the same working day.',
        'Avant de payer, vous voyez le jour d’arrivée du colis, pas une promesse de vitesse. Les commandes passées avant 14 h partent le jour ouvrable même.',
        'Vor dem Bezahlen sehen Sie den Tag, an dem Ihr Paket ankommt, kein Tempoversprechen. Was bis 14 Uhr bestellt ist, verlässt das Lager am selben Werktag.',
      ],
      [
        'Standard delivery is free above the amount named at the top of the page. Express costs more and saves a day or two; we tell you which day.',
        'La livraison standard est gratuite au-delà du montant indiqué en haut de page. L’express coûte plus et gagne un jour ou deux ; nous disons lequel.',
        'Der Standardversand ist ab dem oben genannten Betrag frei. Express kostet mehr und spart ein, zwei Tage; wir nennen den Tag.',
      ],
      [
        'You may also collect in one of our stores, often within two hours, or have it sent there when the store has none left.',
        'Vous pouvez aussi retirer en magasin, souvent en deux heures, ou y faire expédier ce qui manque.',
        'Sie können auch in einem unserer Läden abholen, oft binnen zwei Stunden, oder dorthin liefern lassen, was dort fehlt.',
      ],
    ],
  },
  {
    slug: 'returns',
    scene: 'lake-22-dawn-mist',
    title: ['Returns', 'Retours', 'Rückgabe'],
    summary: [
      'Sixty days, free of charge, without a form.',
      'Soixante jours, sans frais, sans formulaire.',
      'Sechzig Tage, kostenlos, ohne Formular.',
    ],
    paragraphs: [
      [
        'Unworn goods come back within sixty days, by post or over the counter. The money goes back the way it came, within three working days of arrival.',
        'Les articles non portés reviennent sous soixante jours, par la poste ou en magasin. L’argent repart par où il est venu, sous trois jours ouvrables après réception.',
        'Ungetragenes nehmen wir sechzig Tage zurück, per Post oder an der Theke. Das Geld geht binnen drei Werktagen nach Eingang denselben Weg zurück.',
      ],
      [
        'Goods made for you in your colours cannot be taken back, unless something is wrong with them; then we make them again.',
        'Les articles faits dans vos couleurs ne sont pas repris, sauf défaut ; nous les refaisons alors.',
        'Was in Ihren Farben gefertigt wurde, nehmen wir nur bei Fehlern zurück; dann machen wir es neu.',
      ],
    ],
  },
  {
    slug: 'size-guide',
    scene: 'summit-44-day-snow',
    title: ['Size guide', 'Guide des tailles', 'Größenberatung'],
    summary: ['Three measurements, one minute.', 'Trois mesures, une minute.', 'Drei Maße, eine Minute.'],
    paragraphs: [
      [
        'Measure your chest under the arms, your waist above the hips, and the inside of your leg to the floor, in socks. Between two sizes, take the larger for shells and the smaller for base layers.',
        'Mesurez la poitrine sous les bras, la taille au-dessus des hanches et l’entrejambe jusqu’au sol, en chaussettes. Entre deux tailles, la plus grande pour les vestes, la plus petite pour les premières couches.',
        'Messen Sie die Brust unter den Armen, die Taille über der Hüfte und die Innenbeinlänge bis zum Boden, in Socken. Zwischen zwei Größen nehmen Sie bei Shells die größere, bei Baselayern die kleinere.',
      ],
      [
        'The fit score on a product page is what buyers told us: 0 runs small, 50 true to size, 100 large.',
        'L’indice de taille d’une fiche vient des acheteurs : 0 taille petit, 50 juste, 100 grand.',
        'Der Passwert auf der Produktseite stammt von Käufern: 0 fällt klein aus, 50 passt, 100 fällt groß aus.',
      ],
    ],
  },
  {
    slug: 'repairs',
    scene: 'camp-31-night-clear',
    title: ['Repairs', 'Réparations', 'Reparatur'],
    summary: ['Torn is not the end.', 'Déchiré n’est pas la fin.', 'Gerissen ist nicht das Ende.'],
    paragraphs: [
      [
        'Most broken zips need a new slider and the stub of a candle. Rub the teeth, change the slider, and the zip has another life. We send sliders free of charge.',
        'La plupart des zips cassés demandent un curseur neuf et un bout de bougie. Frottez les dents, changez le curseur, et le zip revit. Nous envoyons les curseurs gratuitement.',
        'Die meisten kaputten Zips brauchen einen neuen Schieber und einen Kerzenstummel. Zähne einreiben, Schieber tauschen, und der Zip lebt weiter. Schieber schicken wir kostenlos.',
      ],
      [
        'Everything else comes to our bench. Wash it first, describe the damage in a sentence, and post it. Nine days is the average; you pay the postage and nothing else.',
        'Tout le reste vient à l’atelier. Lavez, décrivez le dégât en une phrase, postez. Neuf jours en moyenne ; vous payez le port et rien d’autre.',
        'Alles andere kommt auf unsere Werkbank. Waschen, den Schaden in einem Satz beschreiben, abschicken. Im Schnitt neun Tage; Sie zahlen das Porto und sonst nichts.',
      ],
      [
        'When nothing is left to sew, we take it apart: zips and buckles live on in other jackets.',
        'Quand il ne reste rien à coudre, nous démontons : zips et boucles vivent dans d’autres vestes.',
        'Ist nichts mehr zu nähen, nehmen wir es auseinander: Zips und Schnallen leben in anderen Jacken weiter.',
      ],
    ],
  },
  {
    slug: 'contact-us',
    scene: 'ridge-18-day-clear',
    title: ['Contact', 'Contact', 'Kontakt'],
    summary: ['People answer here.', 'Ici, ce sont des gens qui répondent.', 'Hier antworten Menschen.'],
    paragraphs: [
      [
        'Write to help@tarnfell.example. We read everything on working days from 8 a.m. to 6 p.m. and answer within one of them, in English, French and German.',
        'Écrivez à help@tarnfell.example. Nous lisons tout les jours ouvrables de 8 h à 18 h et répondons dans la journée ouvrable qui suit, en français, en anglais et en allemand.',
        'Schreiben Sie an help@tarnfell.example. Wir lesen werktags von 8 bis 18 Uhr alles und antworten binnen eines Werktags, auf Deutsch, Englisch und Französisch.',
      ],
      [
        'About an order we need its number and the email it was placed with. Never send us a password or the number of a card: nobody here will ask for them.',
        'Au sujet d’une commande, il nous faut son numéro et l’e-mail utilisé. Ne nous envoyez jamais de mot de passe ni de numéro de carte : personne ici ne vous les demandera.',
        'Zu einer Bestellung brauchen wir ihre Nummer und die E-Mail, mit der sie aufgegeben wurde. Schicken Sie uns nie ein Passwort oder eine Kartennummer: Hier fragt niemand danach.',
      ],
      [
        'Your account is locked? It opens again by itself after a quarter of an hour, and at once with a new password by mail.',
        'Votre compte est bloqué ? Il se rouvre de lui-même après un quart d’heure, et aussitôt avec un nouveau mot de passe reçu par e-mail.',
        'Ihr Konto ist gesperrt? Nach einer Viertelstunde öffnet es sich von selbst, und mit einem neuen Passwort per E-Mail sofort.',
      ],
    ],
  },
  {
    slug: 'about',
    scene: 'ridge-18-day-clear',
    title: ['Who we are', 'Qui nous sommes', 'Wer wir sind'],
    summary: [
      'A workshop beside a lake, and ten stores.',
      'Un atelier au bord d’un lac, et dix magasins.',
      'Eine Werkstatt am See und zehn Läden.',
    ],
    paragraphs: [
      [
        'Tarnfell is an invented brand for a demonstration shop. The jackets are drawn by a program, the lake is in our heads, and nothing here is really for sale.',
        'Tarnfell est une marque inventée pour une boutique de démonstration. Les vestes sont dessinées par un programme, le lac est dans nos têtes, et rien n’est vraiment à vendre.',
        'Tarnfell ist eine erfundene Marke für einen Vorführladen. Die Jacken zeichnet ein Programm, der See liegt in unseren Köpfen, und zu kaufen gibt es hier in Wahrheit nichts.',
      ],
      [
        'If it existed, it would make few things, say where they come from, and mend them.',
        'Si elle existait, elle ferait peu de choses, dirait d’où elles viennent et les réparerait.',
        'Gäbe es sie, würde sie wenige Dinge machen, sagen, woher sie kommen, und sie flicken.',
      ],
    ],
  },
  {
    slug: 'privacy',
    scene: 'forest-7-day-rain',
    title: ['Privacy', 'Confidentialité', 'Datenschutz'],
    summary: [
      'What we keep, for how long, and why.',
      'Ce que nous gardons, combien de temps, et pourquoi.',
      'Was wir speichern, wie lange und warum.',
    ],
    paragraphs: [
      [
        'We keep what an order needs: name, address, email and phone. Card numbers never reach us; the payment provider keeps them. A guest’s cart is forgotten after thirty days.',
        'Nous gardons ce qu’exige une commande : nom, adresse, courriel, téléphone. Les numéros de carte ne nous parviennent jamais ; le prestataire les conserve. Le panier d’un visiteur est oublié après trente jours.',
        'Wir speichern, was eine Bestellung braucht: Name, Adresse, E-Mail und Telefon. Kartennummern erreichen uns nie; die hält der Zahlungsdienst. Der Warenkorb eines Gastes ist nach dreißig Tagen vergessen.',
      ],
    ],
  },
  {
    slug: 'terms',
    scene: 'ridge-18-day-clear',
    title: ['Terms', 'Conditions', 'AGB'],
    summary: [
      'The short version, which is also the long one.',
      'La version courte, qui est aussi la longue.',
      'Die kurze Fassung, die auch die lange ist.',
    ],
    paragraphs: [
      [
        'This shop demonstrates a platform. Orders go to a payment provider that moves no money, and parcels exist only in the database.',
        'Cette boutique présente une plateforme. Les commandes passent par un prestataire qui ne déplace pas d’argent, et les colis n’existent qu’en base de données.',
        'Dieser Laden führt eine Plattform vor. Bestellungen gehen an einen Zahlungsdienst, der kein Geld bewegt, und Pakete gibt es nur in der Datenbank.',
      ],
    ],
  },
  {
    slug: 'imprint',
    scene: 'camp-31-night-clear',
    title: ['Imprint', 'Mentions légales', 'Impressum'],
    summary: ['Who answers for this page.', 'Qui répond de cette page.', 'Wer für diese Seite verantwortlich ist.'],
    paragraphs: [
      [
        'Tarnfell is a fictitious company. Whoever runs this shop writes their own details here.',
        'Tarnfell est une société fictive. L’exploitant de la boutique inscrit ici ses coordonnées.',
        'Tarnfell ist eine erfundene Firma. Wer diesen Laden betreibt, trägt hier die eigenen Angaben ein.',
      ],
    ],
  },
];

export interface ArticlePage {
  readonly slug: string;
  readonly page: DocumentBody<'article'>;
}

/** Pages of help, of the brand, and of law. */
export function articlePages({ say, scene }: Writer): ArticlePage[] {
  return articles.map(({ slug, title, summary, scene: place, paragraphs }) => ({
    slug,
    page: {
      id: `page-${slug}`,
      name: title[0],
      seo: {
        title: `${say(...title)} — Tarnfell`,
        description: say(...summary),
        ogImage: `/images/v1/scene/${place}-40x21`,
      },
      blocks: [
        {
          id: `${slug}-hero`,
          name: 'Hero',
          type: 'hero',
          variant: 'block-below',
          title: say(...title),
          subtitle: say(...summary),
          media: { small: scene(place, '4x5', ''), large: scene(place, '21x9', '') },
          targets: [],
          tone: 'dark',
          overlayWidth: 'md',
        },
        {
          id: `${slug}-text`,
          name: 'Text',
          type: 'rich-text',
          paragraphs: paragraphs.map((paragraph) => say(...paragraph)),
        },
      ],
    },
  }));
}
