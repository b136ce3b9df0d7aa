import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from './building.ts';

type Block = DocumentBody<'page'>['blocks'][number];
type Experience = Extract<Block, { readonly type: 'experience' }>;
type Banner = Extract<Experience['baselines'][number], { readonly type: 'banner' }>;

/** A banner on repairs; on boots or tents for those whom the service for personalization knows to plan a trip. */
export function homeNextTrip(writer: Writer): Experience {
  const { say, scene, toCategory } = writer;
  const repair: Banner = {
    id: 'home-repair',
    name: 'Repair banner',
    promotionTracking: { creativeName: 'Repair banner', promotionId: 'repairs', promotionName: 'Repairs' },
    type: 'banner',
    tone: 'dark',
    title: say('Torn is not the end', 'Déchiré n’est pas la fin', 'Gerissen ist nicht das Ende'),
    body: say(
      'Last year 4,112 jackets came back to our bench and 4,019 left it again. Send yours; we charge the postage and nothing else.',
      'L’an dernier, 4 112 vestes sont revenues à l’atelier et 4 019 en sont reparties. Envoyez la vôtre : seul le port est facturé.',
      'Letztes Jahr kamen 4.112 Jacken auf unsere Werkbank, 4.019 gingen wieder hinaus. Schicken Sie Ihre; wir berechnen nur das Porto.',
    ),
    targets: [
      {
        text: say('How repairs work', 'Comment ça marche', 'So geht Reparatur'),
        url: '/pages/repairs',
        style: 'secondary',
      },
    ],
    media: pictureOf('camp-31-night-clear', [
      'Ridges under a clear night sky',
      'Crêtes sous un ciel nocturne dégagé',
      'Bergkämme unter klarem Nachthimmel',
    ]),
  };
  const feet: Banner = {
    ...repair,
    id: 'home-feet',
    name: 'Boots banner',
    promotionTracking: { creativeName: 'Boots banner', promotionId: 'boots', promotionName: 'Boots' },
    title: say('Begin with your feet', 'Commencez par les pieds', 'Es beginnt bei den Füßen'),
    body: say(
      'A boot that fits is half the walk. Measure in the evening, with the socks that you will wear, and send back what pinches.',
      'Une chaussure à votre pied, c’est déjà la moitié du chemin. Mesurez le soir, avec vos chaussettes de marche, et renvoyez celle qui serre.',
      'Ein Stiefel, der passt, ist der halbe Weg. Messen Sie abends, in den Socken für die Tour, und schicken Sie zurück, was drückt.',
    ),
    targets: [toCategory('6100', say('Shop boots', 'Voir les chaussures', 'Stiefel ansehen'), 'secondary')],
    media: pictureOf('summit-12-day-clear', [
      'A hiker before wide ridges on a clear day',
      'Un randonneur devant de larges crêtes, par temps clair',
      'Wanderer vor weiten Bergkämmen an einem klaren Tag',
    ]),
  };
  const night: Banner = {
    ...repair,
    id: 'home-night',
    name: 'Tents banner',
    promotionTracking: { creativeName: 'Tents banner', promotionId: 'tents', promotionName: 'Tents' },
    title: say('Stay for the morning', 'Restez jusqu’au matin', 'Bleiben Sie bis zum Morgen'),
    body: say(
      'Our tents stand in four minutes and hold in winds that you would rather hear about than feel. Pitch one in the garden first.',
      'Nos tentes se montent en quatre minutes et tiennent dans des vents dont on préfère entendre parler. Essayez d’abord au jardin.',
      'Unsere Zelte stehen in vier Minuten und halten Wind aus, von dem man lieber nur hört. Üben Sie zuerst im Garten.',
    ),
    targets: [toCategory('4100', say('Shop tents', 'Voir les tentes', 'Zelte ansehen'), 'secondary')],
    media: pictureOf('camp-9-dawn-mist', [
      'A tent before misty ridges at dawn',
      'Une tente devant des crêtes dans la brume de l’aube',
      'Ein Zelt vor Bergkämmen im Morgennebel',
    ]),
  };
  return {
    id: 'home-next-trip',
    name: 'Next trip',
    type: 'experience',
    experienceId: 'home-next-trip',
    baselines: [repair],
    variants: [
      { name: 'Looks at boots', variantId: 'feet', targets: [feet] },
      { name: 'Looks at tents', variantId: 'night', targets: [night] },
    ],
  };

  function pictureOf(name: string, alt: readonly [en: string, fr: string, de: string]) {
    return { small: scene(name, '4x5', say(...alt)), large: scene(name, '21x9', say(...alt)) };
  }
}
