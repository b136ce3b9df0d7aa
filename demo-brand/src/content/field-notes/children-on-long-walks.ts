import type { FieldNote } from './field-note.ts';

export const childrenOnLongWalks: FieldNote = {
  slug: 'children-on-long-walks',
  title: ['Children on long walks', 'Les enfants et les longues marches', 'Kinder auf langen Wegen'],
  summary: [
    'Half the distance, twice the biscuits, and water at the end.',
    'La moitié de la distance, le double de biscuits, et de l’eau au bout.',
    'Die halbe Strecke, doppelt so viele Kekse und am Ende Wasser.',
  ],
  eyebrow: ['Family', 'Famille', 'Familie'],
  tags: ['family', 'routes'],
  publishedOn: '2026-07-18',
  layout: 'v2',
  scene: 'lake-18-day-clear',
  sceneAlt: [
    'A lake below hills in clear weather',
    'Un lac au pied des collines par temps clair',
    'Ein See unter Hügeln bei klarem Wetter',
  ],
  products: {
    categoryId: '3000',
    title: ['For small legs', 'Pour petites jambes', 'Für kurze Beine'],
  },
  body: {
    en: `
A child can walk a long way. It just sees no reason to. Adults walk in order to arrive, to get fit, or to have been away; children walk towards the next interesting thing, and when there is none they sit down. If you accept that, a long walk with children is a pleasure. If you do not, it is a long walk.

## Plan by the clock

Forget kilometres. Work out how long you would need yourself, double it, and add an hour for the stream. With a four-year-old, two hours on the move is a full day. With a seven-year-old it may be four, with a ten-year-old six, and at thirteen they wait for you at the pass, looking bored. These are rough figures: the child next to you is the only one that counts.

Choose loops with a way to shorten them, and a time at which you turn round wherever you are. Tell everybody this time at breakfast. Climb in the morning, when the legs are fresh and the stories new.

## Give the day a shape

A path straight up through a wood is an imposition. A path with a bridge, a ruin, a boulder that can be climbed and a lake at the end is an expedition. Look for such things on the map and announce them one at a time. “To the bridge” is a distance every child understands.

On the way, something to do helps: somebody leads and decides at the forks, somebody reads the map, somebody counts the waymarks. The leader walks faster than the led, at any age. Let everyone lead for a while, including the one who dawdles; he will be surprised, and so will you.

If nothing helps, tell a story, and stop at the most exciting point. It continues at the next bend.

## Eat before anyone asks

Hungry children are not hungry; they are tired, cross or have a stone in the shoe. Stop for something small every three quarters of an hour, before anybody asks: bread, cheese, apple, dried fruit, biscuits. Have a ration that only you know about. It is for the last half hour, and it is made of chocolate.

Offer water often, and let each child carry a bottle of its own. What is carried by oneself gets drunk.

## What they wear

The same as you do, only more changes of it. Children work in bursts: they run, then sit on a wet stone for ten minutes. A layer on the skin that dries fast, a thin fleece, and a [jacket](category:3100) that keeps out rain. [Trousers](category:3200) with doubled knees, because knees are what children brake with.

- A complete second set of clothes in a dry bag, down to the socks. You will need it at the stream.
- Boots that fit today. Room to grow is for coats; in [boots](category:3300) a thumb’s width is enough, and more makes blisters.
- A hat and gloves even in June, if you go high.
- Sun hat, and sun cream in the places nobody thinks of: ears, neck, backs of the knees.

A child in a carrier does not move and gets cold while you sweat beneath it. It needs one layer more than you do, and warm feet above all. Feel its neck and hands now and then, and take it out at every rest so that it can stamp about.

## What they carry

From about five years on, a [pack](category:5100) of their own, small and light: jumper, bottle, biscuit, and one thing they have chosen themselves. The thing may be heavy and useless. It is a dinosaur, and it comes along. Keep the weight to a few hundred grams at first. The point is not that you carry less, for by noon you will be carrying it in any case, but that they belong to the expedition.

You carry the rest: plasters, a blanket to sit on, a rope for games, a lamp, a bag for stones and pine cones. The bag for stones will be full. Negotiate at the car.

## When it goes wrong

It rains, someone falls into the stream, someone cries. First warm and dry, then something to eat, and only then talk. Do not discuss how far it still is; say what comes next. “We go to the wall, and there we have tea” is nearly always true and nearly always enough. Turning back is not a defeat. It is what people do who want to come again.

At thunder, turn round at once; what else to watch for is in [our notes on the forecast](/pages/reading-a-mountain-forecast).

## The end

Let it end at water if you can: a lake, a brook, a fountain in the village. Shoes off, feet in. Years later that is what they remember, not the summit and not the view. They remember cold water, wet bread and that on the way back they were allowed to lead.
`,
    fr: `
Un enfant peut marcher loin. Simplement, il n’en voit pas la raison. Les adultes marchent pour arriver, pour se maintenir en forme ou pour avoir été ailleurs ; les enfants marchent vers la prochaine chose intéressante, et s’il n’y en a pas, ils s’asseyent. Si on l’accepte, une longue marche avec eux est un plaisir. Sinon, c’est une longue marche.

## Compter en heures

Oubliez les kilomètres. Calculez le temps qu’il vous faudrait, doublez-le, et ajoutez une heure pour le ruisseau. À quatre ans, deux heures de marche font une journée. À sept, cela peut être quatre, à dix, six, et à treize ans ils vous attendent au col, l’air de s’ennuyer. Ce sont des ordres de grandeur : le seul enfant qui compte est celui qui marche à côté de vous.

Choisissez des boucles que l’on peut raccourcir, et une heure à laquelle on fait demi-tour, où que l’on soit. Annoncez-la au petit déjeuner. Montez le matin, quand les jambes sont fraîches et les histoires neuves.

## Donner une forme au jour

Un chemin tout droit qui grimpe dans un bois est une brimade. Un chemin avec un pont, une ruine, un bloc à escalader et un lac au bout est une expédition. Cherchez cela sur la carte, et annoncez-le morceau par morceau. « Jusqu’au pont » est une distance que tout enfant comprend.

En route, une tâche aide : l’un marche devant et décide aux bifurcations, l’autre lit la carte, le troisième compte les balises. Celui qui mène va plus vite que ceux qui suivent, à tout âge. Que chacun mène un moment, y compris celui qui traîne ; il sera surpris, et vous aussi.

Si rien n’y fait, racontez une histoire, et arrêtez-vous au moment le plus palpitant. La suite est au prochain virage.

## Manger avant qu’on ne demande

Un enfant qui a faim n’a pas faim ; il est fatigué, fâché, ou il a un caillou dans la chaussure. Arrêtez-vous tous les trois quarts d’heure pour une petite chose, avant qu’on ne la réclame : du pain, du fromage, une pomme, des fruits secs, des biscuits. Ayez une réserve connue de vous seul. Elle est pour la dernière demi-heure, et elle est en chocolat.

Proposez souvent de l’eau, et laissez à chacun sa gourde. Ce que l’on porte soi-même se boit.

## Ce qu’ils portent sur eux

La même chose que vous, mais avec plus de rechange. Les enfants travaillent par à-coups : ils courent, puis restent dix minutes assis sur une pierre mouillée. Une couche sur la peau qui sèche vite, une polaire mince, et une [veste](category:3100) qui arrête la pluie. Un [pantalon](category:3200) aux genoux doublés, parce que c’est avec les genoux que les enfants freinent.

- Une deuxième tenue complète dans un sac étanche, chaussettes comprises. Elle servira au ruisseau.
- Des chaussures à leur taille d’aujourd’hui. La place pour grandir, c’est pour les manteaux ; dans les [chaussures](category:3300), un pouce suffit, et davantage fait des ampoules.
- Un bonnet et des gants, même en juin, si l’on monte haut.
- Un chapeau, et de la crème solaire là où personne n’y pense : oreilles, nuque, creux des genoux.

Un enfant dans un porte-bébé ne bouge pas, et il a froid pendant que vous transpirez dessous. Il lui faut une couche de plus que vous, et surtout les pieds au chaud. Touchez-lui la nuque et les mains de temps à autre, et sortez-le à chaque halte pour qu’il trépigne un peu.

## Ce qu’ils portent sur le dos

À partir de cinq ans environ, un [sac](category:5100) à eux, petit et léger : un pull, une gourde, un biscuit, et une chose qu’ils ont choisie. Cette chose peut être lourde et inutile. C’est un dinosaure, et il vient. Restez au début à quelques centaines de grammes. Le but n’est pas que vous portiez moins, car à midi vous le porterez de toute façon, mais qu’ils fassent partie de l’expédition.

Vous portez le reste : des pansements, une couverture pour s’asseoir, une corde pour jouer, une lampe, un sachet pour les cailloux et les pommes de pin. Le sachet sera plein. On négocie à la voiture.

## Quand cela tourne mal

Il pleut, l’un tombe dans le ruisseau, l’autre pleure. D’abord au chaud et au sec, ensuite quelque chose à manger, et après seulement on parle. Ne discutez pas de la distance qui reste ; dites ce qui vient. « On va jusqu’au mur, et là on boit le thé » est presque toujours vrai, et suffit presque toujours. Faire demi-tour n’est pas une défaite. C’est ce que font les gens qui veulent revenir.

Au premier tonnerre, on rentre aussitôt ; ce qu’il faut surveiller d’autre est dans [nos notes sur la météo](/pages/reading-a-mountain-forecast).

## La fin

Que cela finisse au bord de l’eau, si possible : un lac, un ruisseau, la fontaine du village. On enlève les chaussures, on y met les pieds. Des années plus tard, c’est ce dont ils se souviennent, et non du sommet ni de la vue. Ils se souviennent de l’eau froide, du pain mouillé, et qu’au retour ils ont eu le droit de marcher devant.
`,
    de: `
Ein Kind kann weit gehen. Es sieht nur keinen Grund dazu. Erwachsene gehen, um anzukommen, um fit zu werden oder um fort gewesen zu sein; Kinder gehen auf das nächste Interessante zu, und wenn es keines gibt, setzen sie sich hin. Wer das hinnimmt, hat an einer langen Wanderung mit Kindern Freude. Wer nicht, hat eine lange Wanderung.

## Planen Sie nach der Uhr

Vergessen Sie Kilometer. Rechnen Sie aus, wie lange Sie selbst bräuchten, verdoppeln Sie es, und geben Sie eine Stunde für den Bach dazu. Mit vier Jahren sind zwei Stunden Gehen ein ganzer Tag. Mit sieben können es vier sein, mit zehn sechs, und mit dreizehn warten sie am Pass auf Sie und sehen gelangweilt aus. Das sind grobe Werte: Es zählt nur das Kind, das neben Ihnen geht.

Suchen Sie Runden, die sich abkürzen lassen, und legen Sie eine Zeit fest, zu der Sie umkehren, wo immer Sie dann sind. Sagen Sie sie allen beim Frühstück. Steigen Sie am Morgen, wenn die Beine frisch und die Geschichten neu sind.

## Geben Sie dem Tag eine Gestalt

Ein Weg, der schnurgerade durch den Wald bergauf führt, ist eine Zumutung. Ein Weg mit Brücke, Ruine, einem Felsblock zum Klettern und einem See am Ende ist eine Expedition. Suchen Sie so etwas auf der Karte, und kündigen Sie es Stück für Stück an. „Bis zur Brücke“ ist eine Entfernung, die jedes Kind versteht.

Unterwegs hilft eine Aufgabe: Eines geht voran und entscheidet an den Gabelungen, eines liest die Karte, eines zählt die Markierungen. Wer führt, geht schneller als die Geführten, in jedem Alter. Lassen Sie alle eine Weile führen, auch das Kind, das trödelt; es wird sich wundern, und Sie auch.

Hilft gar nichts, erzählen Sie eine Geschichte, und hören Sie an der spannendsten Stelle auf. An der nächsten Kurve geht sie weiter.

## Essen, bevor jemand fragt

Hungrige Kinder haben keinen Hunger; sie sind müde, böse oder haben einen Stein im Schuh. Halten Sie alle Dreiviertelstunde für eine Kleinigkeit an, bevor jemand danach fragt: Brot, Käse, Apfel, Trockenobst, Kekse. Haben Sie eine Reserve, von der nur Sie wissen. Sie ist für die letzte halbe Stunde, und sie besteht aus Schokolade.

Bieten Sie oft Wasser an, und lassen Sie jedem seine eigene Flasche. Was man selbst trägt, trinkt man auch.

## Was sie anhaben

Dasselbe wie Sie, nur öfter. Kinder arbeiten in Schüben: Sie rennen, dann sitzen sie zehn Minuten auf einem nassen Stein. Eine Schicht auf der Haut, die schnell trocknet, ein dünnes Fleece und eine [Jacke](category:3100), die Regen abhält. [Hosen](category:3200) mit doppelten Knien, denn mit den Knien bremsen Kinder.

- Ein kompletter zweiter Satz Kleidung im dichten Beutel, bis zu den Socken. Am Bach werden Sie ihn brauchen.
- Stiefel, die heute passen. Zum Hineinwachsen sind Mäntel da; in [Schuhen](category:3300) genügt eine Daumenbreite, mehr gibt Blasen.
- Mütze und Handschuhe auch im Juni, wenn es hoch hinaufgeht.
- Sonnenhut, und Sonnencreme dort, wo keiner daran denkt: Ohren, Nacken, Kniekehlen.

Ein Kind in der Kraxe bewegt sich nicht und friert, während Sie darunter schwitzen. Es braucht eine Schicht mehr als Sie und vor allem warme Füße. Fühlen Sie ab und zu an Nacken und Händen, und heben Sie es bei jeder Rast heraus, damit es herumstapfen kann.

## Was sie tragen

Ab etwa fünf Jahren einen eigenen [Rucksack](category:5100), klein und leicht: Pullover, Flasche, Keks und ein Ding, das sie selbst ausgesucht haben. Das Ding darf schwer und nutzlos sein. Es ist ein Dinosaurier, und er kommt mit. Bleiben Sie am Anfang bei ein paar hundert Gramm. Es geht nicht darum, dass Sie weniger tragen, denn mittags tragen Sie ihn ohnehin, sondern darum, dass die Kinder zur Expedition gehören.

Sie tragen den Rest: Pflaster, eine Decke zum Sitzen, ein Seil zum Spielen, eine Lampe, einen Beutel für Steine und Zapfen. Der Beutel für die Steine wird voll. Verhandelt wird am Auto.

## Wenn es schiefgeht

Es regnet, eines fällt in den Bach, eines weint. Zuerst warm und trocken, dann etwas essen, und dann erst reden. Erörtern Sie nicht, wie weit es noch ist; sagen Sie, was als Nächstes kommt. „Wir gehen bis zur Mauer, und dort gibt es Tee“ stimmt fast immer und reicht fast immer. Umkehren ist keine Niederlage. Es ist das, was Leute tun, die wiederkommen wollen.

Bei Donner geht es sofort zurück; worauf Sie sonst achten sollten, steht in [unseren Notizen zum Wetterbericht](/pages/reading-a-mountain-forecast).

## Das Ende

Lassen Sie es möglichst am Wasser enden: an einem See, einem Bach, am Dorfbrunnen. Schuhe aus, Füße hinein. Noch Jahre später wissen sie davon, und nicht vom Gipfel oder von der Aussicht. Sie erinnern sich an kaltes Wasser, nasses Brot und daran, dass sie auf dem Rückweg führen durften.
`,
  },
};
