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
  {
    slug: 'terms-of-sale',
    scene: 'ridge-18-day-clear',
    title: ['Terms of sale', 'Conditions de vente', 'Verkaufsbedingungen'],
    summary: [
      'What we owe you, and you us.',
      'Ce que nous vous devons, et vous à nous.',
      'Was wir Ihnen schulden und Sie uns.',
    ],
    paragraphs: [
      [
        'A contract is made when we confirm your order by mail. The price is the one you saw at checkout, with tax and delivery.',
        'Le contrat est conclu quand nous confirmons votre commande par e-mail. Le prix est celui affiché au moment de payer, taxes et livraison comprises.',
        'Der Vertrag kommt zustande, wenn wir Ihre Bestellung per E-Mail bestätigen. Es gilt der Preis, den Sie an der Kasse gesehen haben, mit Steuer und Versand.',
      ],
      [
        'You have sixty days to send back unworn gear. The law gives you further rights when something is wrong with it.',
        'Vous avez soixante jours pour renvoyer ce qui n’a pas été porté. La loi vous donne d’autres droits en cas de défaut.',
        'Sie haben sechzig Tage Zeit, Ungetragenes zurückzuschicken. Bei Mängeln haben Sie weitere gesetzliche Rechte.',
      ],
    ],
  },
  {
    slug: 'loyalty-terms',
    scene: 'summit-44-day-snow',
    title: ['Loyalty terms', 'Conditions du programme de fidélité', 'Bedingungen des Treueprogramms'],
    summary: [
      'Points, what they are worth, and how to leave.',
      'Les points, leur valeur, et comment partir.',
      'Punkte, ihr Wert und wie Sie wieder gehen.',
    ],
    paragraphs: [
      [
        'Membership is free. You earn points with each order, and exchange them for a reduction at checkout.',
        'L’adhésion est gratuite. Chaque commande rapporte des points, que vous échangez contre une réduction au moment de payer.',
        'Die Mitgliedschaft ist kostenlos. Mit jeder Bestellung sammeln Sie Punkte, die Sie an der Kasse gegen einen Rabatt tauschen.',
      ],
      [
        'Points of an order that comes back are taken off again. You may leave at any time; unused points then end.',
        'Les points d’une commande retournée sont retirés. Vous pouvez partir à tout moment ; les points restants s’éteignent alors.',
        'Punkte einer zurückgeschickten Bestellung werden wieder abgezogen. Sie können jederzeit austreten; übrige Punkte verfallen dann.',
      ],
    ],
  },
  {
    slug: 'sms-terms',
    scene: 'forest-7-day-rain',
    title: ['Terms of text messages', 'Conditions des SMS', 'Bedingungen für SMS'],
    summary: [
      'How often we write, and how to stop it.',
      'Notre fréquence, et comment l’arrêter.',
      'Wie oft wir schreiben und wie Sie es beenden.',
    ],
    paragraphs: [
      [
        'With your consent we send up to four text messages a month. Your provider may charge for them.',
        'Avec votre accord, nous envoyons jusqu’à quatre SMS par mois. Votre opérateur peut les facturer.',
        'Mit Ihrer Einwilligung senden wir bis zu vier SMS im Monat. Ihr Anbieter kann dafür etwas berechnen.',
      ],
      [
        'Reply STOP to any of them, or change it in your account. We then delete the consent and keep the number only for your orders.',
        'Répondez STOP à n’importe lequel, ou modifiez ce choix dans votre compte. Nous effaçons alors l’accord et ne gardons le numéro que pour vos commandes.',
        'Antworten Sie mit STOP, oder ändern Sie es in Ihrem Konto. Wir löschen dann die Einwilligung und behalten die Nummer nur für Ihre Bestellungen.',
      ],
    ],
  },
  {
    slug: 'gift-card-terms',
    scene: 'forest-7-day-rain',
    title: ['Gift card terms', 'Conditions des cartes cadeaux', 'Bedingungen für Geschenkkarten'],
    summary: [
      'Where they are valid, and what happens to the rest.',
      'Où elles sont valables, et ce que devient le solde.',
      'Wo sie gelten und was mit dem Rest geschieht.',
    ],
    paragraphs: [
      [
        'A gift card is valid in the country it was bought in, online and in stores. What an order leaves on it stays for the next one.',
        'Une carte cadeau est valable dans le pays d’achat, en ligne et en magasin. Ce qu’une commande laisse reste pour la suivante.',
        'Eine Geschenkkarte gilt in dem Land, in dem sie gekauft wurde, online und im Laden. Was eine Bestellung übrig lässt, bleibt für die nächste.',
      ],
      [
        'Keep number and PIN like cash. When an order paid with a card comes back, the money goes back to a card.',
        'Gardez le numéro et le code comme de l’argent liquide. Quand une commande payée par carte cadeau revient, l’argent retourne sur une carte.',
        'Bewahren Sie Nummer und PIN auf wie Bargeld. Kommt eine damit bezahlte Bestellung zurück, geht das Geld wieder auf eine Karte.',
      ],
    ],
  },
  {
    slug: 'associate-discount-terms',
    scene: 'ridge-18-day-clear',
    title: [
      'Terms of the employee discount',
      'Conditions de la remise du personnel',
      'Bedingungen des Mitarbeiterrabatts',
    ],
    summary: ['For those who work here.', 'Pour celles et ceux qui travaillent ici.', 'Für alle, die hier arbeiten.'],
    paragraphs: [
      [
        'The discount is for you and your household, up to the limit that your account shows. It is not for resale.',
        'La remise vaut pour vous et votre foyer, jusqu’au plafond indiqué dans votre compte. Pas de revente.',
        'Der Rabatt gilt für Sie und Ihren Haushalt, bis zu der Grenze, die Ihr Konto zeigt. Weiterverkauf ist ausgeschlossen.',
      ],
    ],
  },
  {
    slug: 'cookies',
    scene: 'forest-7-day-rain',
    title: ['Cookies', 'Cookies', 'Cookies'],
    summary: [
      'The few we need, and those we ask for.',
      'Ceux qu’il nous faut, et ceux que nous demandons.',
      'Die wenigen, die wir brauchen, und die, nach denen wir fragen.',
    ],
    paragraphs: [
      [
        'One cookie keeps your session, and one remembers your country. Without them there is no cart.',
        'Un cookie garde votre session, un autre votre pays. Sans eux, pas de panier.',
        'Ein Cookie hält Ihre Sitzung, einer merkt sich Ihr Land. Ohne sie gibt es keinen Warenkorb.',
      ],
      [
        'We measure and personalize only with your consent, which you may take back at any time.',
        'Nous ne mesurons et ne personnalisons qu’avec votre accord, que vous pouvez retirer à tout moment.',
        'Wir messen und personalisieren nur mit Ihrer Einwilligung, die Sie jederzeit zurücknehmen können.',
      ],
    ],
  },
  {
    slug: 'accessibility',
    scene: 'lake-22-dawn-mist',
    title: ['Accessibility', 'Accessibilité', 'Barrierefreiheit'],
    summary: [
      'A shop for everyone, and what still gets in the way.',
      'Une boutique pour tous, et ce qui gêne encore.',
      'Ein Shop für alle und was noch im Weg steht.',
    ],
    paragraphs: [
      [
        'We build and test this shop against WCAG 2.2, level AA: by keyboard, with screen readers, and with large text.',
        'Nous construisons et testons cette boutique selon les WCAG 2.2, niveau AA : au clavier, avec des lecteurs d’écran et en grands caractères.',
        'Wir bauen und prüfen diesen Shop nach WCAG 2.2, Stufe AA: mit Tastatur, Screenreadern und großer Schrift.',
      ],
      [
        'Something does not work for you? Write to help@tarnfell.example. We answer within one working day.',
        'Quelque chose ne fonctionne pas pour vous ? Écrivez à help@tarnfell.example. Nous répondons en un jour ouvrable.',
        'Etwas funktioniert für Sie nicht? Schreiben Sie an help@tarnfell.example. Wir antworten innerhalb eines Werktags.',
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
      name: say(...title),
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
