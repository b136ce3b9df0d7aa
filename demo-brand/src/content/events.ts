import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Texts } from '../catalogue/words/language.ts';
import type { Writer } from './building.ts';
import { type EventDay, eventDates } from './event-dates.ts';
import type { ServicePage } from './service-pages/service-page.ts';

type Block = DocumentBody<'article'>['blocks'][number];
type EventBlock = Extract<Block, { type: 'event-sign-up' }>;

/** The terms of all events, as the last paragraph of what the form shows. */
const privacyTerm: Texts = [
  'We keep your registration for a year after the event, so that you can find it in your account, and take photos only of hands and zippers.',
  'Nous gardons votre inscription un an après l’événement, pour que vous la retrouviez dans votre compte, et ne photographions que des mains et des fermetures éclair.',
  'Wir bewahren Ihre Anmeldung nach der Veranstaltung noch ein Jahr auf, damit Sie sie in Ihrem Konto finden, und fotografieren nur Hände und Reißverschlüsse.',
];

const terms = ({ say }: Writer, ...paragraphs: readonly Texts[]): EventBlock['richText'] =>
  [...paragraphs, privacyTerm].map((texts) => ({ type: 'paragraph', content: [{ text: say(...texts) }] }));

/** The workshop, where all events begin. */
const workshop = ({ say }: Writer) => ({
  location: say(
    'Westend workshop, 40 Mill Lane, Portland',
    'Atelier Westend, 40 Mill Lane, Portland',
    'Werkstatt Westend, 40 Mill Lane, Portland',
  ),
  timeZone: 'America/Los_Angeles',
});

const actions = ({ say }: Writer) => ({
  openCtaLabel: say('Save a place', 'Réserver une place', 'Platz sichern'),
  submitCtaLabel: say('Register', 'S’inscrire', 'Anmelden'),
});

/** Two days in the workshop; a guest may come along. */
export function openBench(writer: Writer): EventBlock {
  const { say, asOf } = writer;
  const [first, last] = eventDates(asOf).bench;
  return {
    id: 'open-bench-event',
    name: 'Open bench',
    type: 'event-sign-up',
    eventId: `open-bench-${first.year}`,
    title: say('Two days at the bench', 'Deux jours à l’atelier', 'Zwei Tage an der Werkbank'),
    body: say(
      'Bring something torn, leave with it mended. We show you how.',
      'Venez avec un accroc, repartez avec une couture. Nous vous montrons comment.',
      'Bringen Sie etwas Gerissenes mit und nehmen Sie es geflickt nach Hause. Wir zeigen, wie es geht.',
    ),
    startDate: first.iso,
    endDate: last.iso,
    enablePlusOne: true,
    places: 400,
    ...workshop(writer),
    startTime: '10:00',
    endTime: '16:00',
    link: '/pages/open-bench',
    richText: terms(writer, [
      'Places are limited: please come on the days that you choose.',
      'Les places sont limitées : merci de venir les jours que vous choisissez.',
      'Die Plätze sind begrenzt: Bitte kommen Sie an den Tagen, die Sie wählen.',
    ]),
    ...actions(writer),
    confirmationTitle: say('See you at the bench', 'À bientôt à l’atelier', 'Bis bald an der Werkbank'),
    confirmationSubtitle: say(
      'Bring the torn thing. We have the thread.',
      'Apportez l’accroc. Nous avons le fil.',
      'Bringen Sie das Gerissene mit. Den Faden haben wir.',
    ),
  };
}

/** One evening outdoors, for members of the group only. */
function nightWalk(writer: Writer): EventBlock {
  const { say, asOf } = writer;
  const { walk } = eventDates(asOf);
  return {
    id: 'night-walk-event',
    name: 'Night walk',
    type: 'event-sign-up',
    eventId: `night-walk-${walk.year}`,
    title: say('A walk by headlamp', 'Marche à la frontale', 'Wanderung mit Stirnlampe'),
    body: say(
      'Two hours on foot, and no moon. We lend you the lamp.',
      'Deux heures de marche, et pas de lune. Nous vous prêtons la lampe.',
      'Zwei Stunden zu Fuß, kein Mond. Die Lampe leihen wir Ihnen.',
    ),
    startDate: walk.iso,
    endDate: walk.iso,
    enablePlusOne: false,
    places: 400,
    ...workshop(writer),
    startTime: '19:30',
    endTime: '22:00',
    link: '/pages/night-walk',
    richText: terms(writer, [
      'You walk at your own risk, in shoes with a good tread. If there is a storm, we stay in and tell you by email at noon.',
      'Vous marchez à vos propres risques, avec des chaussures à semelle crantée. En cas de tempête, nous restons à l’intérieur et vous prévenons par e-mail à midi.',
      'Sie gehen auf eigene Gefahr, in Schuhen mit Profil. Bei Sturm bleiben wir drinnen und sagen mittags per E-Mail Bescheid.',
    ]),
    ...actions(writer),
    confirmationTitle: say('See you after dark', 'À la nuit tombée', 'Bis nach Sonnenuntergang'),
    confirmationSubtitle: say(
      'Half past seven, at the door of the workshop.',
      'À dix-neuf heures trente, à la porte de l’atelier.',
      'Um halb acht, an der Tür der Werkstatt.',
    ),
  };
}

/** One evening at the bench for two people, so that it is soon full. */
function packFitting(writer: Writer): EventBlock {
  const { say, asOf } = writer;
  const { fitting } = eventDates(asOf);
  return {
    id: 'pack-fitting-event',
    name: 'Pack fitting',
    type: 'event-sign-up',
    eventId: `pack-fitting-${fitting.year}`,
    title: say('A pack that fits', 'Un sac à votre dos', 'Ein Rucksack, der sitzt'),
    body: say(
      'One back at a time, with fifteen kilos in the pack. Room for two.',
      'Un dos à la fois, avec quinze kilos dans le sac. Deux places.',
      'Ein Rücken nach dem anderen, mit fünfzehn Kilo im Rucksack. Platz für zwei.',
    ),
    startDate: fitting.iso,
    endDate: fitting.iso,
    enablePlusOne: true,
    places: 2,
    ...workshop(writer),
    startTime: '18:00',
    endTime: '19:30',
    link: '/pages/pack-fitting',
    richText: terms(writer, [
      'There is one evening, for two backs: please cancel in your account if you cannot come.',
      'Une seule soirée, deux dos : merci d’annuler dans votre compte si vous ne pouvez pas venir.',
      'Ein Abend, zwei Rücken: Bitte stornieren Sie in Ihrem Konto, wenn Sie nicht kommen können.',
    ]),
    ...actions(writer),
    confirmationTitle: say('See you at the scales', 'Rendez-vous à la pesée', 'Bis bald an der Waage'),
    confirmationSubtitle: say(
      'Bring your own pack. We have the stones.',
      'Apportez votre sac. Nous avons les pierres.',
      'Bringen Sie Ihren Rucksack mit. Die Steine haben wir.',
    ),
  };
}

const frenchDay = ({ day }: EventDay): string => (day === 1 ? '1er' : String(day));

/** The events and their own pages, which the footer leads to. */
export function eventPages({ asOf }: Pick<Writer, 'asOf'>): readonly ServicePage[] {
  const { bench, walk, fitting } = eventDates(asOf);
  const [first, last] = bench;
  return [
    {
      slug: 'events',
      scene: 'ridge-12-dusk-mist',
      title: ['Events', 'Événements', 'Veranstaltungen'],
      summary: [
        'Evenings and weekends with us, free of charge.',
        'Des soirées et des week-ends gratuits avec nous.',
        'Abende und Wochenenden mit uns, kostenlos.',
      ],
      body: {
        en: `
Registering takes a minute and an account; we confirm it by email. Places that are given back are free again at once.
`,
        fr: `
L’inscription demande une minute et un compte ; nous la confirmons par e-mail. Une place rendue est aussitôt libre.
`,
        de: `
Die Anmeldung dauert eine Minute und braucht ein Konto; wir bestätigen sie per E-Mail. Plätze, die zurückgegeben werden, sind sofort wieder frei.
`,
      },
      below: (writer) =>
        [openBench(writer), nightWalk(writer), packFitting(writer)].sort((one, other) =>
          one.startDate.localeCompare(other.startDate),
        ),
    },
    {
      slug: 'open-bench',
      scene: 'lake-22-dawn-mist',
      title: ['Open bench', 'Atelier ouvert', 'Offene Werkbank'],
      summary: [
        'A weekend for torn things and the people who wear them.',
        'Un week-end pour les accrocs, et pour qui les porte.',
        'Ein Wochenende für Gerissenes und alle, die es tragen.',
      ],
      body: {
        en: `
Our bench is yours for two days, from ten to four. We show you how to change a slider, how to close a tear so that it stays dry, and what to leave to us. Machines, thread, and tape are on the bench.

- **Where:** the Westend workshop.
- **When:** Saturday ${first.day} and Sunday ${last.day} May ${last.year}. Come for one day or for both.
- **Bring:** one torn thing, washed and dry. A guest is welcome.
`,
        fr: `
Notre atelier est à vous pendant deux jours, de dix à seize heures. Nous montrons comment changer un curseur, comment refermer un accroc pour que le tissu reste étanche, et ce qu’il vaut mieux nous laisser. Machines, fil et ruban sont sur place.

- **Où :** l’atelier Westend.
- **Quand :** samedi ${frenchDay(first)} et dimanche ${last.day} mai ${last.year}, un jour ou les deux.
- **À apporter :** une pièce déchirée, lavée et sèche. Vous pouvez venir à deux.
`,
        de: `
Zwei Tage lang gehört Ihnen unsere Werkbank, von zehn bis vier. Wir zeigen, wie man einen Schieber tauscht, wie man einen Riss schließt, damit er dicht bleibt, und was man besser uns überlässt. Maschinen, Faden und Band sind da.

- **Wo:** Werkstatt Westend.
- **Wann:** Samstag, ${first.day}., und Sonntag, ${last.day}. Mai ${last.year}. Kommen Sie an einem Tag oder an beiden.
- **Mitbringen:** ein gerissenes Stück, gewaschen und trocken. Gern auch eine Begleitung.
`,
      },
      below: (writer) => [openBench(writer)],
    },
    {
      slug: 'night-walk',
      scene: 'camp-31-night-clear',
      title: ['Night walk', 'Marche de nuit', 'Nachtwanderung'],
      summary: [
        'One evening, one lamp each, and a path you only know by day.',
        'Un soir, une lampe chacun, et un sentier que vous ne connaissez que de jour.',
        'Ein Abend, eine Lampe pro Kopf und ein Weg, den Sie nur bei Tag kennen.',
      ],
      body: {
        en: `
In the dark a path is no longer than your next three steps. We walk slowly, without phones, and stop where the town is out of sight. Then there is tea.

- **Where:** from the door of the Westend workshop and back.
- **When:** Saturday ${walk.day} September ${walk.year}, from half past seven to ten.
- **Bring:** shoes with a good tread and a jacket. We have the lamps.
`,
        fr: `
Dans le noir, un sentier se réduit aux trois mètres qui viennent. Nous marchons lentement, sans téléphone, et nous arrêtons là où la ville disparaît. Ensuite, il y a du thé.

- **Où :** aller et retour depuis la porte de l’atelier Westend.
- **Quand :** samedi ${walk.day} septembre ${walk.year}, de dix-neuf heures trente à vingt-deux heures.
- **À apporter :** des chaussures à semelle crantée et une veste. Les lampes sont sur place.
`,
        de: `
Im Dunkeln besteht ein Weg aus den nächsten drei Metern. Wir gehen langsam, ohne Telefone, und halten an, wo die Stadt nicht mehr zu sehen ist. Danach gibt es Tee.

- **Wo:** ab der Tür der Werkstatt Westend und zurück.
- **Wann:** Samstag, ${walk.day}. September ${walk.year}, von halb acht bis zehn.
- **Mitbringen:** Schuhe mit Profil und eine Jacke. Lampen sind da.
`,
      },
      below: (writer) => [nightWalk(writer)],
    },
    {
      slug: 'pack-fitting',
      scene: 'camp-19-dusk-clear',
      title: ['Pack fitting', 'Réglage de sac', 'Rucksack einstellen'],
      summary: [
        'An hour and a half, fifteen kilos, and no more sore shoulders.',
        'Une heure et demie, quinze kilos, et plus d’épaules endolories.',
        'Anderthalb Stunden, fünfzehn Kilo und keine wunden Schultern mehr.',
      ],
      body: {
        en: `
We load your pack, or one of ours, measure your back, and move every strap until the weight sits on your hips. Then you climb the stairs.

- **Where:** the Westend workshop.
- **When:** Saturday ${fitting.day} October ${fitting.year}, from six to half past seven.
- **Bring:** your pack, if you have one. A guest takes the second place.
`,
        fr: `
Nous chargeons votre sac, ou l’un des nôtres, mesurons votre dos et déplaçons chaque sangle jusqu’à ce que le poids repose sur les hanches. Puis vous montez l’escalier.

- **Où :** l’atelier Westend.
- **Quand :** samedi ${frenchDay(fitting)} octobre ${fitting.year}, de dix-huit heures à dix-neuf heures trente.
- **À apporter :** votre sac, si vous en avez un. La personne qui vous accompagne prend la seconde place.
`,
        de: `
Wir beladen Ihren Rucksack oder einen von uns, messen Ihren Rücken und verstellen jeden Gurt, bis das Gewicht auf der Hüfte liegt. Dann steigen Sie die Treppe hinauf.

- **Wo:** Werkstatt Westend.
- **Wann:** Samstag, ${fitting.day}. Oktober ${fitting.year}, von sechs bis halb acht.
- **Mitbringen:** Ihren Rucksack, falls Sie einen haben. Ihre Begleitung bekommt den zweiten Platz.
`,
      },
      below: (writer) => [packFitting(writer)],
    },
  ];
}
