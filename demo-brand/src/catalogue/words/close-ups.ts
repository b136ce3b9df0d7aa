import type { Archetype } from '../../pictures/archetypes.ts';
import type { CloseView } from '../../pictures/close-ups.ts';
import type { FeatureId } from './features.ts';
import type { Texts } from './language.ts';

/** A point of a close-up: what it says of a style is the first of `about` that the style has and no other point describes. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly about: readonly (FeatureId | 'material')[];
}

interface CloseUp {
  readonly view: CloseView;
  readonly title: Texts;
  /** What every style has there; its place, in percent. */
  readonly seen: {
    readonly x: number;
    readonly y: number;
    readonly text: Texts;
    /** Shapes that do not have it. */
    readonly not?: readonly string[];
  };
  readonly points: readonly Point[];
}

const at = (x: number, y: number, ...about: Point['about']): Point => ({ x, y, about });

/** What can be pointed at in the close-ups of an archetype. */
export const closeUps: Readonly<Partial<Record<Archetype, readonly CloseUp[]>>> = {
  'shell-jacket': [
    {
      view: 'detail',
      title: ['Collar and chest', 'Col et poitrine', 'Kragen und Brust'],
      seen: {
        x: 27,
        y: 62,
        text: [
          'The zip ends in a garage, so nothing scrapes your chin',
          'Le zip finit dans un abri, rien ne gratte le menton',
          'Der Zip endet in einer Garage, am Kinn kratzt nichts',
        ],
      },
      points: [at(27, 16, 'helmetHood'), at(74, 76, 'waterproof', 'waterproofLight', 'windproof')],
    },
    {
      view: 'detail-2',
      title: ['Pocket and cuff', 'Poche et poignet', 'Tasche und Bündchen'],
      seen: {
        x: 72,
        y: 84,
        text: [
          'Cuffs that close with one hand, gloves on',
          'Poignets qui se serrent d’une main, même gantée',
          'Bündchen, die sich mit einer Hand schließen, auch mit Handschuh',
        ],
      },
      points: [
        at(14, 38, 'harnessPockets', 'warmPockets', 'packsIntoPocket'),
        at(58, 56, 'reflective', 'growCuffs', 'pfcFree'),
      ],
    },
    {
      view: 'detail-3',
      title: ['Cloth', 'Tissu', 'Stoff'],
      seen: {
        x: 40,
        y: 72,
        text: [
          'Cut with room at the shoulder, so the hem stays put when you reach',
          'De l’aisance à l’épaule : l’ourlet reste en place bras levés',
          'Weite an der Schulter: Der Saum bleibt unten, wenn Sie greifen',
        ],
      },
      points: [at(62, 36, 'material'), at(22, 46, 'pitZips', 'pfcFree', 'repair')],
    },
  ],
  puffer: [
    {
      view: 'detail',
      title: ['Collar', 'Col', 'Kragen'],
      seen: {
        x: 28,
        y: 70,
        text: [
          'A flap behind the zip keeps the draught out',
          'Un rabat derrière le zip arrête les courants d’air',
          'Eine Leiste hinter dem Zip hält den Luftzug ab',
        ],
      },
      points: [at(72, 62, 'windproof', 'waterproofLight', 'pfcFree')],
    },
    {
      view: 'detail-2',
      title: ['Hand pocket', 'Poche', 'Eingrifftasche'],
      seen: {
        x: 72,
        y: 76,
        text: [
          'Pockets open at an angle, above a hip belt',
          'Poches en biais, au-dessus de la ceinture du sac',
          'Schräge Taschen, die über dem Hüftgurt liegen',
        ],
      },
      points: [at(50, 44, 'warmPockets'), at(26, 24, 'packsIntoPocket', 'reflective')],
    },
    {
      view: 'detail-3',
      title: ['Baffles', 'Compartiments', 'Kammern'],
      seen: {
        x: 30,
        y: 74,
        text: [
          'Narrow baffles keep the filling where it warms',
          'Des compartiments étroits gardent le garnissage en place',
          'Schmale Kammern halten die Füllung dort, wo sie wärmt',
        ],
      },
      points: [at(58, 34, 'material'), at(74, 62, 'growCuffs', 'twoWayZip', 'repair')],
    },
  ],
  fleece: [
    {
      view: 'detail',
      title: ['Collar', 'Col', 'Kragen'],
      seen: {
        x: 28,
        y: 62,
        text: [
          'A soft collar that stands up on its own',
          'Un col doux qui tient droit tout seul',
          'Ein weicher Kragen, der von selbst steht',
        ],
      },
      points: [at(70, 72, 'material')],
    },
    {
      view: 'detail-2',
      title: ['Cuff', 'Poignet', 'Bündchen'],
      seen: {
        x: 40,
        y: 26,
        text: [
          'Sleeves long enough to reach the handlebar, and the mug',
          'Des manches assez longues pour le guidon, et pour la tasse',
          'Ärmel, die bis zum Lenker reichen, und bis zur Tasse',
        ],
      },
      points: [at(66, 80, 'thumbLoops', 'growCuffs', 'twoWayZip')],
    },
    {
      view: 'detail-3',
      title: ['Side', 'Flanc', 'Seite'],
      seen: {
        x: 26,
        y: 74,
        text: [
          'A long back hem that stays tucked under a pack',
          'Un dos long qui ne remonte pas sous le sac',
          'Ein langer Rücken, der unter dem Rucksack bleibt',
        ],
      },
      points: [at(54, 46, 'warmPockets', 'flatSeams'), at(76, 68, 'quickDry', 'repair')],
    },
  ],
  trousers: [
    {
      view: 'detail',
      title: ['Waist', 'Taille', 'Bund'],
      seen: {
        x: 30,
        y: 22,
        text: [
          'A flat waistband that lies well under a hip belt',
          'Une ceinture plate, discrète sous le sac',
          'Ein flacher Bund, der unter dem Hüftgurt nicht drückt',
        ],
      },
      points: [at(72, 44, 'zipVents', 'windproof', 'quickDry'), at(40, 74, 'waterproof')],
    },
    {
      view: 'detail-2',
      title: ['Knee', 'Genou', 'Knie'],
      seen: {
        x: 34,
        y: 26,
        text: [
          'Knees shaped for high steps',
          'Des genoux préformés pour les grandes enjambées',
          'Vorgeformte Knie für hohe Tritte',
        ],
      },
      points: [at(52, 52, 'reinforcedKnees'), at(64, 78, 'material')],
    },
    {
      view: 'detail-3',
      title: ['Hem', 'Bas de jambe', 'Saum'],
      seen: {
        x: 58,
        y: 66,
        text: [
          'A hem that clears the boot and keeps out stones',
          'Un bas qui passe la chaussure et arrête les cailloux',
          'Ein Saum, der über den Stiefel passt und Steine draußen hält',
        ],
      },
      points: [at(36, 34, 'growCuffs', 'pfcFree', 'upf')],
    },
  ],
  shorts: [
    {
      view: 'detail',
      title: ['Waist', 'Taille', 'Bund'],
      seen: {
        x: 36,
        y: 22,
        text: [
          'A soft waistband with loops for a belt',
          'Une ceinture souple avec passants',
          'Ein weicher Bund mit Gürtelschlaufen',
        ],
      },
      points: [at(58, 66, 'material')],
    },
    {
      view: 'detail-2',
      title: ['Hem', 'Ourlet', 'Saum'],
      seen: {
        x: 52,
        y: 62,
        text: [
          'Short enough to run, long enough to sit on granite',
          'Assez court pour courir, assez long pour s’asseoir sur le granit',
          'Kurz genug zum Laufen, lang genug für den Granit',
        ],
      },
      points: [at(60, 30, 'reflective', 'upf')],
    },
    {
      view: 'detail-3',
      title: ['Pocket', 'Poche', 'Tasche'],
      seen: {
        x: 62,
        y: 42,
        text: [
          'A zipped pocket that takes a phone and holds it still',
          'Une poche zippée qui tient un téléphone sans qu’il ballotte',
          'Eine Zip-Tasche, in der das Telefon nicht wackelt',
        ],
      },
      points: [at(36, 72, 'quickDry', 'pfcFree')],
    },
  ],
  'base-layer': [
    {
      view: 'detail',
      title: ['Neck', 'Encolure', 'Halsausschnitt'],
      seen: {
        x: 30,
        y: 34,
        text: [
          'A flat neckline with no label to itch',
          'Une encolure plate, sans étiquette qui gratte',
          'Ein flacher Ausschnitt ohne Etikett, das kratzt',
        ],
      },
      points: [at(66, 62, 'material')],
    },
    {
      view: 'detail-2',
      title: ['Sleeve', 'Manche', 'Ärmel'],
      seen: {
        x: 62,
        y: 82,
        not: ['tee', 'tank'],
        text: [
          'Cuffs that slide under a glove and stay there',
          'Des poignets qui se glissent sous le gant et y restent',
          'Bündchen, die unter dem Handschuh bleiben',
        ],
      },
      points: [at(38, 34, 'thumbLoops', 'upf', 'flatSeams')],
    },
    {
      view: 'detail-3',
      title: ['Hem', 'Ourlet', 'Saum'],
      seen: {
        x: 50,
        y: 64,
        text: [
          'Long enough to stay tucked in all day',
          'Assez long pour rester rentré toute la journée',
          'Lang genug, um den ganzen Tag in der Hose zu bleiben',
        ],
      },
      points: [at(28, 28, 'odour', 'quickDry')],
    },
  ],
  beanie: [
    {
      view: 'detail',
      title: ['Edge', 'Bord', 'Rand'],
      seen: {
        x: 24,
        y: 66,
        text: [
          'Doubled over the ears, where the wind gets in',
          'Doublé sur les oreilles, là où passe le vent',
          'Doppelt über den Ohren, wo der Wind hineinfährt',
        ],
      },
      points: [at(56, 50, 'chooseColors', 'repair')],
    },
    {
      view: 'detail-2',
      title: ['Knit', 'Maille', 'Strick'],
      seen: {
        x: 60,
        y: 70,
        text: [
          'Stretches to fit, and comes back',
          'S’étire à votre taille, et reprend sa forme',
          'Dehnt sich auf Ihre Größe und geht zurück',
        ],
      },
      points: [at(48, 40, 'material')],
    },
    {
      view: 'detail-3',
      title: ['Fit', 'Coupe', 'Sitz'],
      seen: {
        x: 42,
        y: 60,
        text: [
          'Deep enough to cover both ears',
          'Assez profond pour couvrir les oreilles',
          'Tief genug für beide Ohren',
        ],
      },
      points: [at(58, 34, 'odour', 'madeToOrder')],
    },
  ],
  cap: [
    {
      view: 'detail',
      title: ['Front', 'Devant', 'Front'],
      seen: {
        x: 58,
        y: 44,
        text: [
          'A soft front that takes being sat on',
          'Un devant souple qu’on peut écraser sans regret',
          'Eine weiche Front, auf der man auch sitzen darf',
        ],
      },
      points: [at(34, 74, 'material')],
    },
    {
      view: 'detail-2',
      title: ['Brim', 'Visière', 'Schirm'],
      seen: {
        x: 46,
        y: 62,
        text: [
          'A brim that bends and springs back',
          'Une visière qui plie et se redresse',
          'Ein Schirm, der sich biegt und zurückfedert',
        ],
      },
      points: [at(70, 32, 'upf')],
    },
    {
      view: 'detail-3',
      title: ['Crown', 'Calotte', 'Krone'],
      seen: {
        x: 56,
        y: 66,
        text: [
          'Eyelets that let the heat out',
          'Des œillets qui laissent sortir la chaleur',
          'Ösen, durch die die Wärme abzieht',
        ],
      },
      points: [at(42, 40, 'quickDry')],
    },
  ],
  gloves: [
    {
      view: 'detail',
      title: ['Back of the hand', 'Dos de la main', 'Handrücken'],
      seen: {
        x: 56,
        y: 78,
        text: [
          'A wrist that closes snugly over or under a cuff',
          'Un poignet ajusté, sur ou sous la manche',
          'Ein Bund, der über oder unter dem Ärmel schließt',
        ],
      },
      points: [at(50, 40, 'material')],
    },
    {
      view: 'detail-2',
      title: ['Fingertips', 'Bout des doigts', 'Fingerspitzen'],
      seen: {
        x: 50,
        y: 58,
        text: [
          'Cut curved, as hands are at rest',
          'Une coupe courbée, comme une main au repos',
          'Gekrümmt geschnitten, wie eine Hand in Ruhe',
        ],
      },
      points: [at(40, 24, 'touchscreen', 'leatherPalm')],
    },
    {
      view: 'detail-3',
      title: ['Wrist', 'Poignet', 'Handgelenk'],
      seen: {
        x: 40,
        y: 36,
        text: ['A loop to hang them up to dry', 'Une boucle pour les suspendre', 'Eine Schlaufe zum Aufhängen'],
      },
      points: [at(56, 62, 'waterproofLight', 'quickDry')],
    },
  ],
  socks: [
    {
      view: 'detail',
      title: ['Cuff', 'Bord', 'Bund'],
      seen: {
        x: 40,
        y: 30,
        text: [
          'Ribs that hold without marking the leg',
          'Un bord-côte qui tient sans marquer la jambe',
          'Rippen, die halten und keine Spur lassen',
        ],
      },
      points: [at(60, 66, 'material')],
    },
    {
      view: 'detail-2',
      title: ['Foot', 'Pied', 'Fuß'],
      seen: {
        x: 30,
        y: 58,
        text: [
          'A toe seam too flat to feel',
          'Une couture de pointe trop plate pour la sentir',
          'Eine Zehennaht, die man nicht spürt',
        ],
      },
      points: [at(66, 64, 'cushionedHeel')],
    },
    {
      view: 'detail-3',
      title: ['Leg', 'Jambe', 'Schaft'],
      seen: {
        x: 38,
        y: 60,
        text: [
          'Knitted closer round the arch, so it does not twist',
          'Maille resserrée à la voûte, elle ne tourne pas',
          'Enger um den Spann gestrickt, damit nichts verrutscht',
        ],
      },
      points: [at(60, 34, 'odour', 'quickDry')],
    },
  ],
  backpack: [
    {
      view: 'detail',
      title: ['Top', 'Haut du sac', 'Oben'],
      seen: {
        x: 50,
        y: 26,
        text: [
          'Opens wide, so the thing at the bottom can be found',
          'S’ouvre grand : on retrouve ce qui est au fond',
          'Öffnet weit: Auch das Unterste ist zu finden',
        ],
      },
      points: [at(36, 58, 'rollTop', 'iceAxe', 'laptop', 'backPanel', 'hydration')],
    },
    {
      view: 'detail-2',
      title: ['Base', 'Fond', 'Boden'],
      seen: {
        x: 52,
        y: 78,
        text: [
          'A doubled base for stone, snow, and station floors',
          'Un fond doublé pour la pierre, la neige et les quais de gare',
          'Ein doppelter Boden für Fels, Schnee und Bahnhöfe',
        ],
      },
      points: [at(50, 38, 'material'), at(26, 60, 'rainCover', 'reflective', 'chooseColors')],
    },
    {
      view: 'detail-3',
      title: ['Side', 'Côté', 'Seite'],
      seen: {
        x: 40,
        y: 64,
        text: [
          'A side pocket you reach without taking the pack off',
          'Une poche latérale qu’on atteint sans poser le sac',
          'Eine Seitentasche, an die man kommt, ohne abzusetzen',
        ],
      },
      points: [at(58, 36, 'hipBelt', 'hydration', 'madeToOrder', 'repair')],
    },
  ],
  duffel: [
    {
      view: 'detail',
      title: ['Opening', 'Ouverture', 'Öffnung'],
      seen: {
        x: 34,
        y: 34,
        text: [
          'A zip along the whole top, with big pullers',
          'Un zip sur tout le dessus, à grandes tirettes',
          'Ein Zip über die ganze Länge, mit großen Griffen',
        ],
      },
      points: [at(66, 56, 'lockZips')],
    },
    {
      view: 'detail-2',
      title: ['End', 'Extrémité', 'Stirnseite'],
      seen: {
        x: 34,
        y: 40,
        text: [
          'A handle at each end, for roof racks and trains',
          'Une poignée à chaque bout, pour le toit et le train',
          'Ein Griff an jedem Ende, fürs Autodach und die Bahn',
        ],
      },
      points: [at(62, 62, 'backpackStraps', 'chooseColors')],
    },
    {
      view: 'detail-3',
      title: ['Cloth', 'Tissu', 'Stoff'],
      seen: {
        x: 32,
        y: 70,
        text: [
          'Straps sewn through the base, not onto it',
          'Des sangles cousues à travers le fond, pas dessus',
          'Gurte, die durch den Boden genäht sind, nicht darauf',
        ],
      },
      points: [at(60, 36, 'material'), at(72, 76, 'madeToOrder', 'repair')],
    },
  ],
  tent: [
    {
      view: 'detail',
      title: ['Entrance', 'Entrée', 'Eingang'],
      seen: {
        x: 38,
        y: 62,
        not: ['tarp'],
        text: [
          'A door that rolls away to one side',
          'Une porte qui s’enroule d’un côté',
          'Eine Tür, die sich zur Seite rollt',
        ],
      },
      points: [at(60, 24, 'twoDoors', 'compressionSack')],
    },
    {
      view: 'detail-2',
      title: ['Corner', 'Angle', 'Ecke'],
      seen: {
        x: 30,
        y: 78,
        text: [
          'Pegging points that take a stone when the ground takes no peg',
          'Des points d’ancrage qui acceptent une pierre si la sardine ne tient pas',
          'Abspannpunkte, die auch einen Stein nehmen',
        ],
      },
      points: [at(56, 36, 'snowSkirt', 'footprint', 'repair')],
    },
    {
      view: 'detail-3',
      title: ['Ridge', 'Faîte', 'First'],
      seen: {
        x: 40,
        y: 52,
        not: ['tarp'],
        text: [
          'Poles outside: the inner tent stays dry while you pitch it',
          'Arceaux extérieurs : la chambre reste sèche au montage',
          'Gestänge außen: Das Innenzelt bleibt beim Aufbau trocken',
        ],
      },
      points: [at(58, 70, 'colorPoles'), at(74, 44, 'material')],
    },
  ],
  'sleeping-bag': [
    {
      view: 'detail',
      title: ['Top', 'Haut', 'Oben'],
      seen: {
        x: 62,
        y: 46,
        not: ['quilt'],
        text: [
          'A zip that opens from either end',
          'Un zip qui s’ouvre par les deux bouts',
          'Ein Zip, der von beiden Enden öffnet',
        ],
      },
      points: [at(34, 66, 'draftCollar')],
    },
    {
      view: 'detail-2',
      title: ['Foot', 'Pieds', 'Fußende'],
      seen: {
        x: 60,
        y: 44,
        text: [
          'More filling at the feet, which get cold first',
          'Plus de garnissage aux pieds, les premiers à avoir froid',
          'Mehr Füllung an den Füßen, die zuerst frieren',
        ],
      },
      points: [at(42, 28, 'footbox', 'pfcFree')],
    },
    {
      view: 'detail-3',
      title: ['Filling', 'Garnissage', 'Füllung'],
      seen: {
        x: 36,
        y: 66,
        text: [
          'Baffles sewn so that no seam goes through',
          'Des compartiments sans couture traversante',
          'Kammern ohne durchgehende Naht',
        ],
      },
      points: [at(56, 36, 'material'), at(66, 74, 'compressionSack')],
    },
  ],
  boot: [
    {
      view: 'detail',
      title: ['Lacing', 'Laçage', 'Schnürung'],
      seen: {
        x: 48,
        y: 38,
        text: [
          'Hooks that lock the heel before the shaft is laced',
          'Des crochets qui bloquent le talon avant la tige',
          'Haken, die die Ferse halten, bevor der Schaft geschnürt ist',
        ],
      },
      points: [at(30, 70, 'membrane')],
    },
    {
      view: 'detail-2',
      title: ['Toe', 'Pointe', 'Spitze'],
      seen: {
        x: 52,
        y: 78,
        text: [
          'Room at the toes for the way down',
          'De la place aux orteils pour la descente',
          'Platz für die Zehen beim Abstieg',
        ],
      },
      points: [at(34, 58, 'rockRand', 'reflective'), at(66, 86, 'gripSole')],
    },
    {
      view: 'detail-3',
      title: ['Shaft', 'Tige', 'Schaft'],
      seen: {
        x: 62,
        y: 30,
        text: [
          'A padded collar, lower at the tendon',
          'Un col rembourré, plus bas au tendon',
          'Ein gepolsterter Rand, an der Sehne tiefer',
        ],
      },
      points: [at(48, 66, 'material'), at(70, 82, 'resole')],
    },
  ],
  'trail-shoe': [
    {
      view: 'detail',
      title: ['Lacing', 'Laçage', 'Schnürung'],
      seen: {
        x: 46,
        y: 42,
        text: [
          'A tongue sewn in on both sides keeps the grit out',
          'Une languette cousue des deux côtés arrête le gravier',
          'Eine Zunge, die an beiden Seiten vernäht ist, hält Steinchen ab',
        ],
      },
      points: [at(28, 66, 'quickLace', 'resole')],
    },
    {
      view: 'detail-2',
      title: ['Toe', 'Pointe', 'Spitze'],
      seen: {
        x: 46,
        y: 58,
        text: [
          'A bumper that takes the kick for you',
          'Un pare-chocs qui prend le coup à votre place',
          'Eine Kappe, die den Tritt abfängt',
        ],
      },
      points: [at(66, 80, 'gripSole'), at(30, 36, 'rockRand')],
    },
    {
      view: 'detail-3',
      title: ['Heel', 'Talon', 'Ferse'],
      seen: {
        x: 64,
        y: 48,
        text: [
          'A heel cup that holds on a traverse',
          'Un contrefort qui tient en dévers',
          'Eine Fersenkappe, die in der Querung hält',
        ],
      },
      points: [at(44, 36, 'material'), at(70, 70, 'reflective')],
    },
  ],
  bottle: [
    {
      view: 'detail',
      title: ['Lid', 'Bouchon', 'Deckel'],
      seen: {
        x: 50,
        y: 36,
        not: ['mug'],
        text: [
          'Seals upside down in a pack',
          'Étanche, même à l’envers dans le sac',
          'Dicht, auch kopfüber im Rucksack',
        ],
      },
      points: [at(62, 72, 'material')],
    },
    {
      view: 'detail-2',
      title: ['Wall', 'Paroi', 'Wand'],
      seen: {
        x: 50,
        y: 70,
        text: [
          'A powder coat that survives the car door',
          'Un revêtement poudré qui survit à la portière',
          'Pulverlack, der auch die Autotür übersteht',
        ],
      },
      points: [at(44, 32, 'insulated12')],
    },
    {
      view: 'detail-3',
      title: ['Base', 'Fond', 'Boden'],
      seen: {
        x: 48,
        y: 46,
        text: ['Stands where the ground slopes', 'Tient debout même en pente', 'Steht auch, wo es schräg ist'],
      },
      points: [at(60, 26, 'dishwasher', 'repair')],
    },
  ],
  headlamp: [
    {
      view: 'detail',
      title: ['Lamp', 'Lampe', 'Lampe'],
      seen: {
        x: 50,
        y: 34,
        text: [
          'One large button that a mitten finds',
          'Un seul gros bouton, même en moufles',
          'Eine große Taste, die man mit Fäustlingen findet',
        ],
      },
      points: [at(38, 56, 'redLight')],
    },
    {
      view: 'detail-2',
      title: ['Strap', 'Bandeau', 'Band'],
      seen: {
        x: 46,
        y: 44,
        text: [
          'A strap that comes off for the wash',
          'Un bandeau qui s’enlève pour le laver',
          'Ein Band, das sich zum Waschen abnehmen lässt',
        ],
      },
      points: [at(54, 68, 'reflective')],
    },
    {
      view: 'detail-3',
      title: ['Housing', 'Boîtier', 'Gehäuse'],
      seen: {
        x: 40,
        y: 74,
        text: [
          'Tilts in four clicks, from the path to the map',
          'S’incline en quatre crans, du sentier à la carte',
          'Kippt in vier Stufen, vom Weg zur Karte',
        ],
      },
      points: [at(60, 50, 'usbc'), at(24, 52, 'material')],
    },
  ],
  'trekking-poles': [
    {
      view: 'detail',
      title: ['Grip', 'Poignée', 'Griff'],
      seen: {
        x: 66,
        y: 42,
        text: [
          'Straps made for the left and the right hand',
          'Des dragonnes, une gauche et une droite',
          'Schlaufen für links und für rechts',
        ],
      },
      points: [at(52, 66, 'corkGrip')],
    },
    {
      view: 'detail-2',
      title: ['Shaft', 'Brin', 'Schaft'],
      seen: {
        x: 56,
        y: 28,
        text: [
          'Sections that lock with an audible click',
          'Des brins qui se bloquent avec un clic',
          'Segmente, die hörbar einrasten',
        ],
      },
      points: [at(46, 66, 'material')],
    },
    {
      view: 'detail-3',
      title: ['Tip', 'Pointe', 'Spitze'],
      seen: {
        x: 50,
        y: 40,
        text: [
          'Baskets for snow and for summer in the box',
          'Rondelles d’hiver et d’été dans la boîte',
          'Teller für Schnee und Sommer liegen bei',
        ],
      },
      points: [at(44, 66, 'repair')],
    },
  ],
  stove: [
    {
      view: 'detail',
      title: ['Burner', 'Brûleur', 'Brenner'],
      seen: {
        x: 44,
        y: 42,
        text: [
          'A wide flame that does not burn a hole in the porridge',
          'Une flamme large qui ne perce pas le porridge',
          'Eine breite Flamme, die kein Loch ins Porridge brennt',
        ],
      },
      points: [at(70, 62, 'piezo')],
    },
    {
      view: 'detail-2',
      title: ['Cartridge', 'Cartouche', 'Kartusche'],
      seen: {
        x: 50,
        y: 42,
        text: [
          'Screws onto every common cartridge',
          'Se visse sur toutes les cartouches courantes',
          'Passt auf jede gängige Schraubkartusche',
        ],
      },
      points: [at(60, 70, 'repair')],
    },
    {
      view: 'detail-3',
      title: ['Pot support', 'Support', 'Topfträger'],
      seen: {
        x: 50,
        y: 34,
        text: [
          'Arms that fold flat and grip a pot',
          'Des bras qui se replient et tiennent la casserole',
          'Arme, die flach klappen und den Topf halten',
        ],
      },
      points: [at(64, 66, 'material'), at(30, 62, 'dishwasher')],
    },
  ],
};
