import type { FieldNote } from './field-note.ts';

export const firstWinterNight: FieldNote = {
  slug: 'first-winter-night',
  title: ['A first winter night in a tent', 'Une première nuit d’hiver sous tente', 'Die erste Winternacht im Zelt'],
  summary: [
    'Close to home, early to bed, and with twice the mat you think you need.',
    'Près de chez soi, tôt au lit, et avec deux fois plus de matelas qu’on ne croit.',
    'Nah am Haus, früh ins Bett und mit doppelt so viel Matte, wie man meint.',
  ],
  eyebrow: ['Season', 'Saison', 'Jahreszeit'],
  tags: ['seasons', 'guides'],
  publishedOn: '2026-01-10',
  layout: 'v2',
  scene: 'camp-77-night-snow',
  sceneAlt: [
    'A camp below snowy ridges at night',
    'Un bivouac de nuit sous des crêtes enneigées',
    'Ein Lager bei Nacht unter verschneiten Kämmen',
  ],
  products: {
    categoryId: '4100',
    title: [
      'Tents, some of them for snow',
      'Des tentes, dont certaines pour la neige',
      'Zelte, einige davon für Schnee',
    ],
  },
  body: {
    en: `
Snow is quiet. It is the first thing you notice when you wake up in it: no leaves, no stream, no road. For that alone a winter night is worth the trouble. There is some trouble, but most of it can be dealt with in the afternoon.

## Stay close

Take the first one near something warm: a meadow behind the last house, a garden, a campsite that stays open. The point is to find out what is missing while it is still half an hour away and not a day. If at two in the morning you go home, you have learned something and lost nothing. Choose a calm night of a few degrees below zero, and not the coldest of the year. Tell somebody where you are and when you will be back.

## Arrive in daylight

In December the light goes at four, and in winter everything takes twice as long, because you do it in gloves. Be there two hours before dusk.

Look up first. Branches heavy with snow do not belong above a tent, and neither does a slope that could slide; if you are not sure about a slope, it is the wrong place. Then look for wind: behind a rise or a row of trees it is calmer, but not directly behind a cornice or a wall where the snow settles all night. Stay out of the very bottom of the valley, where the cold collects.

## Build before you pitch

Snow has to be trodden. Walk over the place in your boots, close together, back and forth, an area larger than the tent, and then wait a quarter of an hour. It settles and grows hard. If you skip this, your knee will make a hollow in the night, and you will lie in it.

Ordinary pegs do not hold in snow. Tie the guy line around the middle of a stick, or a bag filled with snow, bury it a hand deep across the direction of pull, tread it down, and wait again. Such an anchor holds more than you would think, and in the morning you will need a spade to get it back.

Inside the porch, dig a pit the length of your shins. You can sit there as on a chair, put on boots like a civilised person, and the coldest air sinks into it instead of staying with you.

## Cook outside

Melting snow takes time and fuel: start with a little water in the pot, or it will scorch, odd as this sounds. Plan for twice as much gas as in summer, and keep the cartridge warm in your jacket before use.

Never cook inside the closed tent, not even on low, not even briefly, and do not heat it with a stove. A flame uses up the air and gives off carbon monoxide, which can be neither seen nor smelled. Cook in the open or in a wide-open porch, and leave the vents of the tent open all night. They also let out your breath, which otherwise hangs on the inner tent as frost and snows on you when you turn.

## To bed

- Two mats, one on the other. Their insulation adds up; why that matters more than the bag is written [here](/pages/sleeping-cold).
- Dry clothes for the night only, with socks that were never outside.
- A bottle of hot water at your feet, the lid checked twice.
- Water for the night upside down: it freezes from the top, and the top is then at the bottom.
- Battery, telephone, filter and tomorrow’s gloves inside the [bag](category:4300), the boots in a sack beside it.
- The lamp around your neck. You will want it, and you will not want to search.

Expect the night to be long. Thirteen hours of dark are more than anyone can sleep; bring a book, tea and someone who tells stories. You will wake several times, and that is normal. Turn over, eat a piece of chocolate, check that the vents are open.

## In the morning

It is coldest just before sunrise, so there is no need to be brave. Make tea from inside the bag, with the stove out in the open porch. Put on the [warm jacket](category:2120) before you leave the bag and not after. Brush the frost from the inner tent before it thaws, shake out the fly, and pack the tent away wet if you must, as long as it hangs somewhere dry by the evening.

Then walk around the place once. There will be tracks that were not there at dusk. Something with small feet came by, stopped at the pot, thought about it and moved on. You heard nothing. It was, after all, very quiet.
`,
    fr: `
La neige est silencieuse. C’est la première chose que l’on remarque en s’y réveillant : pas de feuilles, pas de ruisseau, pas de route. Rien que pour cela, une nuit d’hiver vaut la peine qu’elle donne. Elle en donne un peu, mais presque tout se règle l’après-midi.

## Rester près

Passez la première non loin de quelque chose de chaud : un pré derrière la dernière maison, un jardin, un camping ouvert à l’année. Il s’agit de découvrir ce qui manque tant que c’est à une demi-heure et non à un jour. Si à deux heures du matin vous rentrez, vous avez appris quelque chose et rien perdu. Choisissez une nuit calme, quelques degrés sous zéro, et pas la plus froide de l’année. Dites à quelqu’un où vous êtes et quand vous rentrez.

## Arriver de jour

En décembre, la lumière s’en va à quatre heures, et l’hiver tout prend le double de temps, parce qu’on le fait avec des gants. Soyez là deux heures avant le crépuscule.

Regardez d’abord en l’air. Des branches chargées de neige n’ont rien à faire au-dessus d’une tente, pas plus qu’une pente qui pourrait glisser ; si une pente vous fait douter, ce n’est pas le bon endroit. Cherchez ensuite d’où vient le vent : derrière une butte ou une rangée d’arbres, il fait plus calme, mais pas juste sous une corniche ou contre un mur où la neige se dépose toute la nuit. Évitez le fond même de la vallée, où le froid s’amasse.

## Bâtir avant de monter

La neige, il faut la tasser. Marchez dessus en chaussures, à petits pas, d’un bord à l’autre, sur une surface plus grande que la tente, puis attendez un quart d’heure. Elle se tasse et durcit. Si vous sautez cette étape, votre genou creusera un trou dans la nuit, et vous coucherez dedans.

Les sardines ordinaires ne tiennent pas dans la neige. Nouez le hauban au milieu d’un bâton, ou d’un sachet rempli de neige, enterrez-le à une main de profondeur, en travers de la traction, tassez, et attendez encore. Une telle ancre tient mieux qu’on ne pense, et le matin il vous faudra une pelle pour la ravoir.

Sous l’abside, creusez une fosse de la longueur du tibia. On s’y assied comme sur une chaise, on s’y chausse comme une personne civilisée, et l’air le plus froid y descend au lieu de rester avec vous.

## Cuisiner dehors

Faire fondre de la neige demande du temps et du gaz : commencez avec un peu d’eau dans la casserole, sinon cela brûle, si étrange que cela paraisse. Comptez deux fois plus de gaz qu’en été, et gardez la cartouche au chaud dans la veste avant de vous en servir.

Ne cuisinez jamais dans la tente fermée, ni à feu doux, ni juste un moment, et ne la chauffez pas au réchaud. Une flamme consomme l’air et dégage du monoxyde de carbone, qui ne se voit pas et ne se sent pas. Cuisinez à l’air libre ou sous une abside grande ouverte, et laissez les aérations de la tente ouvertes toute la nuit. Elles évacuent aussi votre souffle, qui sinon se suspend en givre à la toile intérieure et vous neige dessus quand vous vous retournez.

## Au lit

- Deux matelas, l’un sur l’autre. Leur isolation s’additionne ; pourquoi cela compte plus que le sac, nous l’avons écrit [ici](/pages/sleeping-cold).
- Des vêtements secs pour la nuit seulement, et des chaussettes qui ne sont jamais sorties.
- Une gourde d’eau chaude aux pieds, le bouchon vérifié deux fois.
- L’eau de la nuit, tête en bas : elle gèle par le haut, et le haut est alors en bas.
- Batterie, téléphone, filtre et gants du lendemain dans le [sac](category:4300), les chaussures dans une housse à côté.
- La lampe autour du cou. Vous la voudrez, et vous ne voudrez pas la chercher.

Attendez-vous à une longue nuit. Treize heures d’obscurité, personne ne dort autant ; apportez un livre, du thé et quelqu’un qui raconte. Vous vous réveillerez plusieurs fois, et c’est normal. Retournez-vous, mangez un carré de chocolat, vérifiez que les aérations sont ouvertes.

## Le matin

Il fait le plus froid juste avant le lever du soleil ; rien n’oblige donc à être courageux. Faites le thé depuis le sac, le réchaud dehors, dans l’abside ouverte. Enfilez la [veste chaude](category:2120) avant de sortir du sac, et non après. Brossez le givre de la toile intérieure avant qu’il ne fonde, secouez le double toit, et pliez la tente mouillée s’il le faut, pourvu qu’elle pende le soir dans un endroit sec.

Puis faites une fois le tour des lieux. Il y aura des traces qui n’y étaient pas au crépuscule. Quelque chose aux petites pattes est passé, s’est arrêté devant la casserole, a réfléchi et s’en est allé. Vous n’avez rien entendu. C’était, il faut le dire, très silencieux.
`,
    de: `
Schnee ist leise. Das ist das Erste, was man merkt, wenn man darin aufwacht: kein Laub, kein Bach, keine Straße. Allein dafür lohnt sich die Mühe einer Winternacht. Etwas Mühe macht sie, aber das meiste davon lässt sich am Nachmittag erledigen.

## Bleiben Sie in der Nähe

Verbringen Sie die erste nicht weit von etwas Warmem: auf der Wiese hinter dem letzten Haus, im Garten, auf einem Platz, der im Winter offen hat. Es geht darum herauszufinden, was fehlt, solange es eine halbe Stunde entfernt ist und nicht einen Tag. Wer um zwei Uhr früh nach Hause geht, hat etwas gelernt und nichts verloren. Suchen Sie sich eine ruhige Nacht mit wenigen Grad unter null aus und nicht die kälteste des Jahres. Sagen Sie jemandem, wo Sie sind und wann Sie zurückkommen.

## Kommen Sie bei Tageslicht

Im Dezember geht das Licht um vier, und im Winter dauert alles doppelt so lang, weil man es mit Handschuhen tut. Seien Sie zwei Stunden vor der Dämmerung da.

Schauen Sie zuerst nach oben. Äste voller Schnee gehören nicht über ein Zelt, und ein Hang, der abgehen könnte, auch nicht; sind Sie sich bei einem Hang nicht sicher, ist es der falsche Platz. Suchen Sie dann den Wind: Hinter einer Kuppe oder einer Baumreihe ist es ruhiger, nur nicht direkt unter einer Wechte oder an einer Mauer, wo sich die ganze Nacht Schnee ablagert. Meiden Sie den tiefsten Grund des Tals, dort sammelt sich die Kälte.

## Erst bauen, dann aufstellen

Schnee will getreten sein. Gehen Sie mit den Stiefeln über den Platz, in kleinen Schritten, hin und her, auf einer Fläche größer als das Zelt, und warten Sie dann eine Viertelstunde. Er setzt sich und wird hart. Wer das auslässt, drückt nachts mit dem Knie eine Mulde und liegt darin.

Gewöhnliche Heringe halten im Schnee nicht. Knoten Sie die Leine um die Mitte eines Stocks oder eines mit Schnee gefüllten Beutels, vergraben Sie ihn eine Handbreit tief quer zum Zug, treten Sie ihn fest, und warten Sie wieder. So ein Anker hält mehr, als man denkt, und am Morgen brauchen Sie eine Schaufel, um ihn zurückzubekommen.

Im Vorzelt heben Sie eine Grube aus, so tief wie Ihr Schienbein lang ist. Darin sitzt man wie auf einem Stuhl, zieht die Stiefel an wie ein gesitteter Mensch, und die kälteste Luft sinkt hinein, statt bei Ihnen zu bleiben.

## Kochen Sie draußen

Schnee zu schmelzen kostet Zeit und Gas: Fangen Sie mit etwas Wasser im Topf an, sonst brennt er an, so seltsam das klingt. Rechnen Sie mit doppelt so viel Gas wie im Sommer, und wärmen Sie die Kartusche vor dem Gebrauch in der Jacke.

Kochen Sie nie im geschlossenen Zelt, nicht auf kleiner Flamme, nicht nur kurz, und heizen Sie es auch nicht mit dem Kocher. Eine Flamme verbraucht die Luft und gibt Kohlenmonoxid ab, das man weder sieht noch riecht. Kochen Sie im Freien oder im weit offenen Vorzelt, und lassen Sie die Lüfter des Zelts die ganze Nacht offen. Sie lassen auch den Atem hinaus, der sonst als Reif am Innenzelt hängt und auf Sie herabschneit, wenn Sie sich umdrehen.

## Ins Bett

- Zwei Matten übereinander. Ihre Isolierung zählt zusammen; warum das wichtiger ist als der Schlafsack, steht [hier](/pages/sleeping-cold).
- Trockene Sachen nur für die Nacht, mit Socken, die nie draußen waren.
- Eine Flasche heißes Wasser an die Füße, der Deckel zweimal geprüft.
- Das Wasser für die Nacht auf den Kopf stellen: Es friert von oben, und oben ist dann unten.
- Akku, Telefon, Filter und die Handschuhe für morgen in den [Schlafsack](category:4300), die Stiefel in einem Beutel daneben.
- Die Lampe um den Hals. Sie werden sie brauchen und nicht suchen wollen.

Stellen Sie sich auf eine lange Nacht ein. Dreizehn Stunden Dunkelheit sind mehr, als ein Mensch schläft; bringen Sie ein Buch mit, Tee und jemanden, der erzählt. Sie werden mehrmals aufwachen, das ist normal. Drehen Sie sich um, essen Sie ein Stück Schokolade, und sehen Sie nach, ob die Lüfter offen sind.

## Am Morgen

Am kältesten ist es kurz vor Sonnenaufgang, also muss niemand tapfer sein. Kochen Sie den Tee vom Schlafsack aus, mit dem Kocher draußen im offenen Vorzelt. Ziehen Sie die [warme Jacke](category:2120) an, bevor Sie aus dem Schlafsack steigen, und nicht danach. Bürsten Sie den Reif vom Innenzelt, ehe er taut, schütteln Sie das Außenzelt aus, und packen Sie es notfalls nass ein, solange es am Abend irgendwo trocken hängt.

Dann gehen Sie einmal um den Platz. Da werden Spuren sein, die in der Dämmerung noch nicht da waren. Etwas mit kleinen Füßen kam vorbei, blieb beim Topf stehen, überlegte und ging weiter. Gehört haben Sie nichts. Es war ja auch sehr leise.
`,
  },
};
