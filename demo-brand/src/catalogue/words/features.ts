import type { Texts } from './language.ts';

/** A selling point. With `facet`, it is also a value of the feature filter. */
export interface Feature {
  readonly text: Texts;
  readonly facet?: string;
}

export const features = {
  waterproof: {
    facet: 'waterproof',
    text: [
      'Waterproof to 20,000 mm, every seam taped',
      'Imperméable à 20 000 mm, toutes coutures étanchées',
      'Wasserdicht bis 20.000 mm, alle Nähte versiegelt',
    ],
  },
  waterproofLight: {
    facet: 'waterproof',
    text: [
      'Waterproof to 10,000 mm with taped seams',
      'Imperméable à 10 000 mm, coutures étanchées',
      'Wasserdicht bis 10.000 mm, Nähte versiegelt',
    ],
  },
  windproof: {
    facet: 'windproof',
    text: [
      'Stops the wind on a bare ridge',
      'Arrête le vent sur une crête nue',
      'Hält den Wind auf dem blanken Grat ab',
    ],
  },
  pfcFree: {
    facet: 'pfc-free',
    text: [
      'Water-repellent finish without PFCs',
      'Finition déperlante sans PFC',
      'Wasserabweisend ausgerüstet, ohne PFC',
    ],
  },
  helmetHood: {
    text: [
      'Three-way hood that turns with a helmet',
      'Capuche trois réglages qui suit le casque',
      'Dreifach verstellbare Kapuze, dreht mit dem Helm mit',
    ],
  },
  pitZips: {
    facet: 'ventilated',
    text: [
      'Long underarm zips for the steep part',
      'Longues aérations sous les bras pour les pentes raides',
      'Lange Achselzips für das steile Stück',
    ],
  },
  harnessPockets: {
    text: [
      'Chest pockets that stay clear of hip belt and harness',
      'Poches hautes, libres sous la ceinture et le baudrier',
      'Hohe Taschen, frei von Hüftgurt und Klettergurt',
    ],
  },
  packsIntoPocket: {
    facet: 'packable',
    text: [
      'Packs into its own pocket, the size of a grapefruit',
      'Se range dans sa poche, gros comme un pamplemousse',
      'Verschwindet in der eigenen Tasche, so groß wie eine Grapefruit',
    ],
  },
  twoWayZip: {
    text: [
      'Two-way front zip, for sitting and belaying',
      'Zip double curseur, pour s’asseoir et assurer',
      'Zwei-Wege-Zip, zum Sitzen und Sichern',
    ],
  },
  warmPockets: {
    text: [
      'Hand pockets lined with brushed tricot',
      'Poches chauffe-mains doublées de tricot gratté',
      'Taschen mit angerautem Trikot gefüttert',
    ],
  },
  thumbLoops: {
    text: [
      'Thumb loops that keep sleeves down under a glove',
      'Passe-pouces qui tiennent la manche sous le gant',
      'Daumenschlaufen, die den Ärmel unterm Handschuh halten',
    ],
  },
  flatSeams: {
    text: [
      'Flat seams, moved away from the shoulder straps',
      'Coutures plates, décalées des bretelles',
      'Flachnähte, aus dem Bereich der Träger verlegt',
    ],
  },
  odour: {
    facet: 'odour-resistant',
    text: [
      'Stays fresh without any silver treatment',
      'Reste frais sans traitement à l’argent',
      'Bleibt frisch, ganz ohne Silberausrüstung',
    ],
  },
  quickDry: {
    facet: 'quick-drying',
    text: [
      'Dry again by the time the coffee is',
      'Sec le temps que le café passe',
      'Wieder trocken, bis der Kaffee fertig ist',
    ],
  },
  upf: {
    facet: 'sun-protection',
    text: [
      'UPF 40+ on long days above the trees',
      'UPF 40+ pour les longues journées d’altitude',
      'UPF 40+ für lange Tage über der Baumgrenze',
    ],
  },
  reinforcedKnees: { text: ['Doubled knees and seat', 'Genoux et fond doublés', 'Knie und Gesäß doppelt gearbeitet'] },
  zipVents: {
    facet: 'ventilated',
    text: ['Zipped vents along the thigh', 'Aérations zippées sur la cuisse', 'Belüftungszips am Oberschenkel'],
  },
  growCuffs: {
    text: [
      'Sleeves and legs let out by one size',
      'Manches et jambes rallongeables d’une taille',
      'Ärmel und Beine wachsen eine Größe mit',
    ],
  },
  reflective: {
    facet: 'reflective',
    text: [
      'Reflective marks seen from every side',
      'Marquages réfléchissants visibles de tous côtés',
      'Reflexmarken, die von allen Seiten leuchten',
    ],
  },
  backPanel: {
    text: [
      'Ventilated back panel with an adjustable length',
      'Dos ventilé, longueur réglable',
      'Belüftetes Rückenteil mit verstellbarer Länge',
    ],
  },
  hipBelt: {
    text: [
      'Hip belt with two pockets that take a phone in its case',
      'Ceinture à deux poches, assez grandes pour un téléphone',
      'Hüftgurt mit zwei Taschen, die ein Telefon fassen',
    ],
  },
  rainCover: {
    facet: 'waterproof',
    text: [
      'Rain cover in the base, on a loop so that it stays',
      'Housse de pluie dans le fond, retenue par une boucle',
      'Regenhülle im Boden, mit Schlaufe gesichert',
    ],
  },
  laptop: {
    text: [
      'Padded sleeve for a 16-inch laptop',
      'Compartiment matelassé pour portable 16 pouces',
      'Gepolstertes Fach für Laptops bis 16 Zoll',
    ],
  },
  hydration: {
    text: [
      'Sleeve and port for a three-litre bladder',
      'Compartiment et passage pour poche à eau de trois litres',
      'Fach und Durchlass für ein Drei-Liter-Trinksystem',
    ],
  },
  iceAxe: {
    text: [
      'Carries two axes, skis and a rope',
      'Porte deux piolets, des skis et une corde',
      'Trägt zwei Eisgeräte, Ski und ein Seil',
    ],
  },
  rollTop: {
    facet: 'waterproof',
    text: [
      'Roll-top that keeps the load dry to the last strap',
      'Fermeture enroulée qui garde tout au sec',
      'Rollverschluss, der alles trocken hält',
    ],
  },
  lockZips: {
    text: [
      'Lockable zips and handles on all four sides',
      'Zips verrouillables et poignées sur les quatre côtés',
      'Abschließbare Zips und Griffe an allen vier Seiten',
    ],
  },
  backpackStraps: {
    text: [
      'Shoulder straps that tuck away at the airport',
      'Bretelles escamotables pour l’aéroport',
      'Schultergurte, die am Flughafen verschwinden',
    ],
  },
  twoDoors: {
    text: [
      'Two doors, two porches, no climbing over anyone',
      'Deux portes, deux auvents, personne à enjamber',
      'Zwei Eingänge, zwei Apsiden, niemand steigt über jemanden',
    ],
  },
  colorPoles: {
    text: [
      'Colour-coded poles: up in four minutes',
      'Arceaux à code couleur : monté en quatre minutes',
      'Farbcodierte Stangen: steht in vier Minuten',
    ],
  },
  snowSkirt: {
    text: [
      'Snow valances and twelve guy points',
      'Bavettes à neige et douze points de haubanage',
      'Schneelappen und zwölf Abspannpunkte',
    ],
  },
  footprint: { text: ['Footprint included', 'Tapis de sol compris', 'Zeltunterlage liegt bei'] },
  draftCollar: {
    text: [
      'Draught collar and a zip baffle that never snags',
      'Collerette anti-froid et rabat de zip qui n’accroche pas',
      'Wärmekragen und Zipleiste, die nicht klemmt',
    ],
  },
  footbox: {
    text: [
      'Shaped footbox with room to turn your toes',
      'Pieds en volume, les orteils bougent',
      'Geformte Fußbox, in der Zehen Platz haben',
    ],
  },
  compressionSack: {
    facet: 'packable',
    text: [
      'Compression sack and a cotton storage bag',
      'Sac de compression et housse de rangement en coton',
      'Kompressionssack und Lagerbeutel aus Baumwolle',
    ],
  },
  gripSole: {
    text: [
      'Sole with 5 mm lugs and a climbing zone at the toe',
      'Semelle à crampons de 5 mm, zone d’escalade à l’avant',
      'Sohle mit 5-mm-Stollen und Kletterzone an der Spitze',
    ],
  },
  membrane: {
    facet: 'waterproof',
    text: [
      'Waterproof membrane, tested in a tank for a week',
      'Membrane imperméable, testée une semaine en cuve',
      'Wasserdichte Membran, eine Woche im Becken geprüft',
    ],
  },
  resole: { facet: 'repairable', text: ['Can be resoled twice', 'Ressemelable deux fois', 'Zweimal neu besohlbar'] },
  rockRand: { text: ['Rubber rand all the way round', 'Pare-pierres sur tout le tour', 'Umlaufender Gummirand'] },
  quickLace: {
    text: [
      'One-pull laces with a garage for the end',
      'Laçage une main, passant pour le bout',
      'Einhand-Schnürung mit Tasche fürs Ende',
    ],
  },
  touchscreen: {
    text: [
      'Thumb and finger that work a screen',
      'Pouce et index tactiles',
      'Daumen und Zeigefinger bedienen Bildschirme',
    ],
  },
  leatherPalm: { text: ['Goat-leather palm', 'Paume en cuir de chèvre', 'Handfläche aus Ziegenleder'] },
  cushionedHeel: {
    text: [
      'Cushioned heel and toe, thin over the instep',
      'Talon et pointe renforcés, fin sur le cou-de-pied',
      'Gepolsterte Ferse und Spitze, dünn am Spann',
    ],
  },
  dishwasher: {
    facet: 'dishwasher-safe',
    text: ['May go in the dishwasher', 'Passe au lave-vaisselle', 'Darf in die Spülmaschine'],
  },
  insulated12: {
    facet: 'insulated',
    text: [
      'Hot for twelve hours, cold for twenty-four',
      'Chaud douze heures, froid vingt-quatre',
      'Zwölf Stunden heiß, vierundzwanzig kalt',
    ],
  },
  redLight: {
    text: [
      'Red light first, so that the hut stays asleep',
      'Lumière rouge d’abord : le refuge dort toujours',
      'Zuerst Rotlicht, damit die Hütte weiterschläft',
    ],
  },
  usbc: {
    facet: 'rechargeable',
    text: ['Charges by USB-C in two hours', 'Se recharge par USB-C en deux heures', 'Lädt per USB-C in zwei Stunden'],
  },
  corkGrip: {
    text: [
      'Cork grip with a long foam sleeve below',
      'Poignée en liège, manchon long en mousse',
      'Korkgriff mit langer Schaumverlängerung',
    ],
  },
  piezo: {
    text: [
      'Piezo lighter and a simmer that really simmers',
      'Allumage piézo et un mijotage qui mijote vraiment',
      'Piezozünder und ein Köcheln, das wirklich köchelt',
    ],
  },
  repair: {
    facet: 'repairable',
    text: [
      'Repaired by us for as long as it lives',
      'Réparé par nos soins toute sa vie',
      'Wird von uns repariert, solange es lebt',
    ],
  },
  noExpiry: { text: ['Never expires', 'N’expire jamais', 'Verfällt nie'] },
  splitUse: {
    text: [
      'Can be spent in parts, online and in our stores',
      'S’utilise en plusieurs fois, en ligne et en magasin',
      'In Teilbeträgen einlösbar, online und im Laden',
    ],
  },
  giftMessage: { text: ['With your own message', 'Avec votre message', 'Mit eigener Nachricht'] },
  chooseColors: {
    text: [
      'You choose body, straps and trim',
      'Vous choisissez corps, sangles et détails',
      'Korpus, Gurte und Details wählen Sie',
    ],
  },
  madeToOrder: {
    text: [
      'Made to order in our own workshop in three weeks',
      'Fabriqué sur commande dans notre atelier en trois semaines',
      'In drei Wochen in unserer Werkstatt gefertigt',
    ],
  },
} as const satisfies Record<string, Feature>;

export type FeatureId = keyof typeof features;
