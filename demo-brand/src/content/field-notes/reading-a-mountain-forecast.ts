import type { FieldNote } from './field-note.ts';

export const readingAMountainForecast: FieldNote = {
  slug: 'reading-a-mountain-forecast',
  title: ['Reading a mountain forecast', 'Lire une météo de montagne', 'Einen Bergwetterbericht lesen'],
  summary: [
    'Wind first, then the hour, then the temperature; the little sun comes last.',
    'Le vent d’abord, puis l’heure, puis la température ; le petit soleil vient en dernier.',
    'Erst der Wind, dann die Uhrzeit, dann die Temperatur; die kleine Sonne kommt zuletzt.',
  ],
  eyebrow: ['Guide', 'Guide', 'Ratgeber'],
  tags: ['guides', 'routes'],
  publishedOn: '2026-06-13',
  layout: 'v2',
  scene: 'summit-12-dusk-mist',
  sceneAlt: [
    'Mist below a summit at dusk',
    'Brume sous un sommet au crépuscule',
    'Nebel unter einem Gipfel in der Dämmerung',
  ],
  body: {
    en: `
The symbol on the telephone shows a sun with half a cloud. It is the forecast for the nearest town, averaged over a day. You, however, want to stand on a ridge a thousand metres above that town at one in the afternoon. Between the symbol and the ridge lies a quarter of an hour of reading, and it is well spent.

## Begin with the wind

Rain is a nuisance, wind is a decision. Its force grows with the square of its speed: twice as fast means four times the push. At a mean of forty kilometres an hour, walking on a ridge becomes tiring, and the map has to be held with both hands. At sixty you stagger. At eighty, most people do not walk on a ridge but crawl, if they are still there.

Look for two numbers: the mean wind and the gusts. Gusts throw you, and they come when you are standing on one foot. Look also for the height for which they are meant. A valley can be calm while it storms above, and on saddles the air is squeezed through and speeds up. Last of all, the direction: it tells you which side of the mountain is the sheltered one, and in which direction you will have the hood open on the way back.

## Then the hour

A probability of rain of sixty percent says nothing about whether it rains at eight or at four, lightly or in buckets. Look for a forecast by the hour, and for the words. “Showers, dying out by noon” is a fine day for those who sleep long. “Dry at first, a front from the west in the afternoon” is a fine day for those who do not.

In summer the important word is thunderstorm. Warm air rises over heated slopes, and the clouds that grow tall by noon discharge in the afternoon. On such days start early, be off the ridge by midday, and treat towers of cloud as a timetable. If you hear thunder, you are already within reach of the lightning: down from the ridge, away from single trees, and do not wait for the first drop.

## Then the temperature

Roughly speaking, it gets colder by six or seven degrees for every thousand metres of height: nearer ten in clear, dry air, nearer five in cloud. A mild twelve degrees in the village is five on the summit. Add wind and wet clothes, and it feels like winter.

The height of the freezing level is the most useful single figure in the whole report. If it lies below your summit, what is rain in the valley is snow up there, and yesterday’s puddles are ice. If it falls during the day, the way back is colder than the way up.

## What else it says, if you let it

- Cloud base. If it is below the pass, you will navigate. Are you able to, and is the battery full?
- Visibility. “Good outside showers” means: none within them.
- Amount of rain over the past days. It decides how the streams look, and they are highest hours after the rain.
- Sunset. It is not weather, but it is the forecast most reliably ignored.

## How far ahead to believe it

Tomorrow: largely. The day after: mostly. Three days ahead: the trend, but not the hour. Beyond that it is good for deciding whether to look again. Compare two sources; if they agree, the situation is clear, and if they differ, that in itself is a forecast, namely an uncertain one. And look twice: in the evening for the plan, in the morning for the truth.

## From the forecast to the day

Turn it into sentences with a time in them. “By eleven we are over the saddle, or we turn back at the wall.” “If it is already blowing at the hut, we take the low path.” Say them out loud, so that everyone has heard them. Decisions made at the kitchen table are wiser than those made in the wind, where nobody understands anybody anyway.

Then pack accordingly. Wind calls for a [shell](category:2110) with a hood that can be drawn tight, cold for [gloves](category:7200) that you can put on with stiff fingers, and a wet autumn for [thin layers](/pages/layers-for-a-wet-autumn). On our [walk across four huts](/pages/four-huts-one-coat) the report had said “fresh on the tops”. We now know what is meant by that.

And keep looking up. The sky has no app, but it is up to date. Clouds thickening from the west, a wind that turns and freshens, a ring around the sun, a sudden chill on the neck: if what you see does not match what you read, what you see is right.
`,
    fr: `
Le symbole du téléphone montre un soleil et la moitié d’un nuage. C’est la prévision pour la ville la plus proche, en moyenne sur la journée. Vous, vous voulez être à treize heures sur une crête, mille mètres plus haut. Entre le symbole et la crête, il y a un quart d’heure de lecture, et il est bien employé.

## Commencer par le vent

La pluie est un désagrément, le vent est une décision. Sa force croît avec le carré de sa vitesse : deux fois plus vite, il pousse quatre fois plus fort. À quarante kilomètres à l’heure de moyenne, marcher sur une crête fatigue, et il faut tenir la carte à deux mains. À soixante, on titube. À quatre-vingts, la plupart des gens ne marchent plus sur une crête : ils rampent, s’ils y sont encore.

Cherchez deux chiffres : le vent moyen et les rafales. Ce sont les rafales qui renversent, et elles viennent quand on est sur un pied. Cherchez aussi l’altitude pour laquelle ils valent. Une vallée peut être calme quand il y a tempête là-haut, et aux cols l’air se resserre et accélère. Pour finir, la direction : elle dit quel versant est à l’abri, et de quel côté la capuche sera ouverte au retour.

## Puis l’heure

Une probabilité de pluie de soixante pour cent ne dit pas s’il pleut à huit heures ou à seize, un peu ou à seaux. Cherchez une prévision heure par heure, et lisez les mots. « Averses, cessant vers midi » est une belle journée pour ceux qui dorment longtemps. « D’abord sec, perturbation par l’ouest l’après-midi » est une belle journée pour les autres.

L’été, le mot qui compte est orage. L’air chaud monte au-dessus des pentes, et les nuages qui ont grandi à midi se déchargent l’après-midi. Ces jours-là, partez tôt, quittez la crête avant midi et lisez les tours de nuages comme un horaire. Si vous entendez le tonnerre, vous êtes déjà à portée de la foudre : descendez de la crête, éloignez-vous des arbres isolés, et n’attendez pas la première goutte.

## Puis la température

En gros, on perd six ou sept degrés par mille mètres : plutôt dix dans l’air clair et sec, plutôt cinq dans le nuage. Douze degrés agréables au village font cinq au sommet. Ajoutez du vent et des vêtements mouillés, et c’est l’hiver.

L’altitude de l’isotherme zéro est le chiffre le plus utile de tout le bulletin. S’il est plus bas que votre sommet, la pluie de la vallée est de la neige là-haut, et les flaques d’hier sont de la glace. S’il descend dans la journée, le retour sera plus froid que l’aller.

## Ce qu’il dit encore, si on le laisse parler

- Le plafond des nuages. S’il est sous le col, il faudra s’orienter. Savez-vous le faire, et la batterie est-elle pleine ?
- La visibilité. « Bonne hors des averses » veut dire : nulle dedans.
- La pluie des jours passés. Elle décide de l’état des ruisseaux, et ils sont au plus haut des heures après.
- Le coucher du soleil. Ce n’est pas de la météo, mais c’est la prévision la plus sûrement oubliée.

## Jusqu’où y croire

Demain : largement. Après-demain : pour l’essentiel. À trois jours : la tendance, pas l’heure. Au-delà, elle sert à décider s’il faut regarder encore. Comparez deux sources ; si elles s’accordent, la situation est claire, et si elles diffèrent, c’est déjà une prévision, à savoir incertaine. Et regardez deux fois : le soir pour le plan, le matin pour la vérité.

## De la prévision à la journée

Faites-en des phrases avec une heure dedans. « À onze heures, nous avons passé le col, ou nous faisons demi-tour au mur. » « S’il souffle déjà au refuge, nous prenons le chemin du bas. » Dites-les à voix haute, pour que chacun les ait entendues. Les décisions prises à la table de la cuisine sont plus sages que celles que l’on prend dans le vent, où de toute façon personne n’entend personne.

Faites ensuite le sac en conséquence. Le vent demande une [veste](category:2110) dont la capuche se serre, le froid des [gants](category:7200) que l’on enfile avec des doigts raides, et un automne humide des [couches minces](/pages/layers-for-a-wet-autumn). Lors de notre [marche entre quatre refuges](/pages/four-huts-one-coat), le bulletin annonçait un vent « frais sur les hauteurs ». Nous savons maintenant ce qu’il faut entendre par là.

Et continuez à lever les yeux. Le ciel n’a pas d’application, mais il est à jour. Des nuages qui épaississent à l’ouest, un vent qui tourne et fraîchit, un anneau autour du soleil, un froid soudain sur la nuque : si ce que vous voyez contredit ce que vous avez lu, c’est ce que vous voyez qui est juste.
`,
    de: `
Das Symbol auf dem Telefon zeigt eine Sonne mit halber Wolke. Es ist die Vorhersage für die nächste Stadt, gemittelt über den Tag. Sie aber wollen um ein Uhr mittags auf einem Kamm stehen, tausend Meter über dieser Stadt. Zwischen Symbol und Kamm liegt eine Viertelstunde Lesen, und die ist gut angelegt.

## Fangen Sie beim Wind an

Regen ist lästig, Wind ist eine Entscheidung. Seine Kraft wächst mit dem Quadrat der Geschwindigkeit: Doppelt so schnell heißt viermal so viel Druck. Bei vierzig Stundenkilometern im Mittel wird das Gehen auf dem Kamm mühsam, und die Karte braucht zwei Hände. Bei sechzig torkelt man. Bei achtzig gehen die meisten nicht mehr, sie kriechen, falls sie noch oben sind.

Suchen Sie zwei Zahlen: das Mittel und die Böen. Böen sind es, die einen umwerfen, und sie kommen, wenn man auf einem Bein steht. Suchen Sie auch die Höhe, für die sie gelten. Im Tal kann es still sein, während es oben stürmt, und an Sätteln wird die Luft zusammengedrückt und schneller. Zuletzt die Richtung: Sie verrät, welche Seite des Berges geschützt ist und auf welcher die Kapuze beim Rückweg offen steht.

## Dann die Uhrzeit

Sechzig Prozent Regenwahrscheinlichkeit sagen nicht, ob es um acht regnet oder um vier, ein wenig oder in Kübeln. Suchen Sie eine stündliche Vorhersage, und lesen Sie den Text. „Schauer, bis Mittag abklingend“ ist ein schöner Tag für Langschläfer. „Anfangs trocken, am Nachmittag von Westen eine Front“ ist ein schöner Tag für alle anderen.

Im Sommer heißt das wichtige Wort Gewitter. Warme Luft steigt über den Hängen auf, und die Wolken, die mittags hochgewachsen sind, entladen sich am Nachmittag. Brechen Sie an solchen Tagen früh auf, seien Sie zu Mittag vom Kamm herunter, und lesen Sie Wolkentürme wie einen Fahrplan. Wer den Donner hört, ist schon in Reichweite des Blitzes: herunter vom Kamm, weg von einzelnen Bäumen, und nicht auf den ersten Tropfen warten.

## Dann die Temperatur

Grob gesagt wird es je tausend Meter um sechs bis sieben Grad kälter: eher zehn in klarer, trockener Luft, eher fünf in der Wolke. Aus milden zwölf Grad im Dorf werden auf dem Gipfel fünf. Dazu Wind und nasse Sachen, und es ist Winter.

Die Nullgradgrenze ist die nützlichste einzelne Zahl im ganzen Bericht. Liegt sie unter Ihrem Gipfel, ist der Regen im Tal dort oben Schnee, und die Pfützen von gestern sind Eis. Sinkt sie im Lauf des Tages, wird der Rückweg kälter als der Hinweg.

## Was sonst noch drinsteht, wenn man es lässt

- Die Wolkenuntergrenze. Liegt sie unter dem Pass, müssen Sie sich orientieren. Können Sie es, und ist der Akku voll?
- Die Sicht. „Außerhalb der Schauer gut“ heißt: innerhalb keine.
- Der Regen der letzten Tage. Er entscheidet, wie die Bäche aussehen, und am höchsten stehen sie Stunden danach.
- Der Sonnenuntergang. Er ist kein Wetter, aber die Vorhersage, die am zuverlässigsten übersehen wird.

## Wie weit man ihm glauben darf

Morgen: weitgehend. Übermorgen: im Wesentlichen. In drei Tagen: der Tendenz, nicht der Stunde. Darüber hinaus taugt er für die Frage, ob man noch einmal nachsieht. Vergleichen Sie zwei Quellen; sind sie sich einig, ist die Lage klar, und sind sie es nicht, ist das auch eine Vorhersage, nämlich eine unsichere. Und schauen Sie zweimal: am Abend für den Plan, am Morgen für die Wahrheit.

## Vom Bericht zum Tag

Machen Sie daraus Sätze mit einer Uhrzeit. „Um elf sind wir über dem Sattel, oder wir kehren an der Mauer um.“ „Bläst es schon an der Hütte, nehmen wir den unteren Weg.“ Sprechen Sie sie laut aus, damit alle sie gehört haben. Was am Küchentisch beschlossen wird, ist klüger als das, was im Wind beschlossen wird, wo ohnehin keiner den anderen versteht.

Dann packen Sie danach. Wind verlangt eine [Jacke](category:2110), deren Kapuze sich zuziehen lässt, Kälte [Handschuhe](category:7200), in die man mit steifen Fingern hineinkommt, und ein nasser Herbst [dünne Schichten](/pages/layers-for-a-wet-autumn). Auf unserem [Weg über vier Hütten](/pages/four-huts-one-coat) hatte „frisch auf den Höhen“ im Bericht gestanden. Wir wissen jetzt, was damit gemeint ist.

Und schauen Sie immer wieder hinauf. Der Himmel hat keine App, aber er ist aktuell. Wolken, die von Westen dichter werden, ein Wind, der dreht und auffrischt, ein Ring um die Sonne, plötzliche Kühle im Nacken: Passt das, was Sie sehen, nicht zu dem, was Sie gelesen haben, dann hat recht, was Sie sehen.
`,
  },
};
