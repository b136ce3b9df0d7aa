import type { FieldNote } from './field-note.ts';

export const fourHutsOneCoat: FieldNote = {
  slug: 'four-huts-one-coat',
  title: ['Four huts, one coat', 'Quatre refuges, un manteau', 'Vier Hütten, eine Jacke'],
  summary: [
    'A week across the fells with eleven kilos, written down every evening.',
    'Une semaine à travers les fells avec onze kilos, notée chaque soir.',
    'Eine Woche über die Fells mit elf Kilo, jeden Abend aufgeschrieben.',
  ],
  eyebrow: ['Route', 'Itinéraire', 'Route'],
  tags: ['routes'],
  publishedOn: '2026-09-12',
  layout: 'v2',
  scene: 'lake-22-dawn-mist',
  sceneAlt: ['Dawn mist between ridges', 'Brume de l’aube entre les crêtes', 'Morgennebel zwischen Kämmen'],
  products: {
    categoryId: '5200',
    title: ['Packs for eleven kilos', 'Des sacs pour onze kilos', 'Rucksäcke für elf Kilo'],
  },
  body: {
    en: `
Three of us, six days, four huts. We carried eleven kilos each, food included, and one waterproof coat per person, because there was no room for a second opinion. What follows was written every evening by whoever had the driest hands.

## Day one: to Orrow Hut

A bus, a bog and a locked door. The bus put us down at the last farm and turned round with some haste. The bog began behind the sheepfold and lasted for two hours. There was a path; it was under the water. We learned to read the rushes: where they grow thick, you sink to the ankle, and where the moss is bright green, to the knee.

The door of Orrow Hut was locked. The key was under the third stone, as promised, though nobody had promised from which side to count. We hung the socks over the stove and agreed that whoever snored would carry the pot.

## Day two: over Hindle Edge

Dry until ten, then rain from the side. The edge is broad and easy, with a drop to the north that you hear rather than see. We put the coats on early, before we were wet, and opened every vent they had. That is the whole art of a climb in the rain: a little cold at the start, or wet by the top.

Hindle Hut has six bunks, a view of the next valley and a guest book in which someone complains of the view. We ate lentils. The pot had been carried by the youngest, who disputes the finding.

## Day three: the Windlass

The forecast had said fresh on the tops. By noon the wind came over the saddle so hard that we crossed the last part on hands and knees, one after the other, with the hoods drawn down to a slot. Nobody spoke until the wall on the far side. We sat behind it with our backs to the stones, and it was suddenly quiet, as if somebody had closed a window.

Then somebody found an orange. It had been meant for day five. We shared it by segments, with great fairness, and I can still say exactly how it tasted.

In the afternoon the wind dropped, and Sallow Hut appeared out of the cloud when we were forty steps away from it. If you go: take a bearing from the wall. We had, and were glad of it.

## Day four: a day that stays where it is

We had planned a rest, and took it. One of us mended the cuff of a coat with tape, one slept, one counted the food again with the same result. In the evening it cleared for half an hour. The tarn below the hut lay there like a tin lid, with the whole ridge in it upside down, and we stood outside in our camp shoes until our feet complained.

## Day five: to Carrow Hut

The longest day: nineteen kilometres, most of them in the sun. The coats stayed in the packs for the first time, and we noticed how much a coat weighs when it is not working. We walked along the beck, crossed it four times, the last time without taking our boots off, since there was no longer any point.

Carrow is the best of the four. It has a table, two chairs and a bench, and the wood is dry, because those who come here stack some for those who come next. We did the same.

## Day six: out

Downhill through birches, then larches, then people. At the bus stop a dog smelled our packs with close attention and went away. The bus was on time.

## What we would do differently

We would leave at home:

- the second pot
- the third book
- the fourth opinion on the weather
- cotton of every kind, down to the tea towel

We would take again: a coat each, with a hood that turns with the head; two pairs of [socks](category:7300) to walk in and one that never leaves the sleeping bag; [poles](category:7400) for the becks; and a [pack](category:5200) that had been [properly fitted](/pages/fit-a-pack-in-ten-minutes) at home, where there is a mirror and no rain. We would also carry paper and a pencil. Pens stop in the wet, and telephones stop in the cold.

And the orange. One for each day, next time. They are heavy, and they are worth it.
`,
    fr: `
Trois personnes, six jours, quatre refuges. Onze kilos chacun, vivres compris, et un seul manteau imperméable par tête, faute de place pour un deuxième avis. Ce qui suit a été écrit chaque soir par celui qui avait les mains les moins mouillées.

## Premier jour : le refuge d’Orrow

Un bus, une tourbière et une porte fermée. Le bus nous a déposés à la dernière ferme et a fait demi-tour avec un certain empressement. La tourbière commençait derrière la bergerie et a duré deux heures. Il y avait un sentier ; il était sous l’eau. Nous avons appris à lire les joncs : là où ils sont drus, on s’enfonce jusqu’à la cheville, et là où la mousse est d’un vert vif, jusqu’au genou.

La porte du refuge était fermée. La clé se trouvait sous la troisième pierre, comme promis, mais personne n’avait promis de quel côté il fallait compter. Les chaussettes ont séché au-dessus du poêle, et il fut décidé que celui qui ronflerait porterait la popote.

## Deuxième jour : par la crête de Hindle

Sec jusqu’à dix heures, puis de la pluie de côté. La crête est large et facile, avec un à-pic au nord que l’on entend plus qu’on ne le voit. Nous avons mis les manteaux tôt, avant d’être mouillés, et ouvert toutes les aérations. Tout l’art de monter sous la pluie tient là : avoir un peu froid au départ, ou être trempé en haut.

Le refuge de Hindle a six couchettes, une vue sur la vallée suivante et un livre d’or où quelqu’un se plaint de la vue. Nous avons mangé des lentilles. La popote avait été portée par le plus jeune, qui conteste le verdict.

## Troisième jour : le Windlass

La météo avait annoncé un vent frais sur les hauteurs. À midi, il passait le col si fort que nous avons franchi la fin à quatre pattes, l’un après l’autre, la capuche serrée jusqu’à n’être plus qu’une fente. Personne n’a parlé avant le mur d’en face. Nous nous sommes assis derrière, le dos contre les pierres, et soudain ce fut le silence, comme si quelqu’un avait fermé une fenêtre.

Puis quelqu’un a trouvé une orange. Elle était prévue pour le cinquième jour. Nous l’avons partagée quartier par quartier, en toute justice, et je pourrais encore dire exactement quel goût elle avait.

L’après-midi, le vent est tombé, et le refuge de Sallow est sorti du nuage quand nous en étions à quarante pas. Si vous y allez : prenez un azimut depuis le mur. Nous l’avions fait, et nous en étions contents.

## Quatrième jour : une journée sans bouger

Nous avions prévu du repos, et nous l’avons pris. L’un a réparé au ruban adhésif le poignet d’un manteau, l’autre a dormi, le troisième a recompté les vivres et trouvé le même résultat. Le soir, le ciel s’est ouvert une demi-heure. Le petit lac, en contrebas, était posé là comme un couvercle d’étain, avec toute la crête dedans, à l’envers, et nous sommes restés dehors en chaussons jusqu’à ce que les pieds protestent.

## Cinquième jour : le refuge de Carrow

La plus longue étape : dix-neuf kilomètres, presque tous au soleil. Pour la première fois, les manteaux sont restés dans les sacs, et nous avons remarqué combien pèse un manteau qui ne travaille pas. Nous avons suivi le ruisseau, nous l’avons traversé quatre fois, la dernière sans ôter les chaussures, puisque cela n’avait plus de sens.

Carrow est le meilleur des quatre. Il y a une table, deux chaises et un banc, et le bois y est sec, parce que ceux qui viennent en rentrent pour ceux qui viendront. Nous avons fait de même.

## Sixième jour : la sortie

On descend par les bouleaux, puis par les mélèzes, puis parmi les gens. À l’arrêt du bus, un chien a flairé nos sacs avec beaucoup d’attention, et il est parti. Le bus était à l’heure.

## Ce que nous ferions autrement

Nous laisserions à la maison :

- la deuxième popote
- le troisième livre
- le quatrième avis sur le temps
- le coton sous toutes ses formes, torchon compris

Nous reprendrions : un manteau chacun, avec une capuche qui suit la tête ; deux paires de [chaussettes](category:7300) pour marcher et une qui ne quitte jamais le sac de couchage ; des [bâtons](category:7400) pour les gués ; et un [sac](category:5200) [bien réglé](/pages/fit-a-pack-in-ten-minutes) à la maison, là où il y a une glace et pas de pluie. Nous emporterions aussi du papier et un crayon. Les stylos s’arrêtent sous la pluie, les téléphones s’arrêtent dans le froid.

Et l’orange. Une par jour, la prochaine fois. C’est lourd, et cela les vaut.
`,
    de: `
Drei Leute, sechs Tage, vier Hütten. Elf Kilo für jeden, das Essen eingerechnet, und eine einzige Regenjacke pro Person, weil für eine zweite Meinung kein Platz war. Was folgt, schrieb jeden Abend, wer gerade die trockensten Hände hatte.

## Erster Tag: zur Orrow-Hütte

Ein Bus, ein Moor und eine verschlossene Tür. Der Bus setzte uns am letzten Hof ab und wendete mit einer gewissen Eile. Das Moor begann hinter dem Schafpferch und dauerte zwei Stunden. Es gab einen Pfad; er lag unter Wasser. Wir lernten, die Binsen zu lesen: Wo sie dicht stehen, sinkt man bis zum Knöchel ein, und wo das Moos hellgrün leuchtet, bis zum Knie.

Die Tür der Hütte war verschlossen. Der Schlüssel lag unter dem dritten Stein, wie versprochen, nur hatte niemand versprochen, von welcher Seite man zählt. Wir hängten die Socken über den Ofen und beschlossen: Wer schnarcht, trägt den Topf.

## Zweiter Tag: über die Hindle-Kante

Trocken bis zehn, danach Regen von der Seite. Der Rücken ist breit und leicht zu gehen, mit einem Abbruch nach Norden, den man eher hört als sieht. Wir zogen die Jacken früh an, bevor wir nass waren, und öffneten jede Belüftung, die sie hatten. Das ist die ganze Kunst beim Aufstieg im Regen: am Anfang ein wenig frieren oder oben nass sein.

Die Hindle-Hütte hat sechs Lager, Aussicht ins nächste Tal und ein Hüttenbuch, in dem sich jemand über die Aussicht beschwert. Es gab Linsen. Den Topf hatte der Jüngste getragen, der das Urteil anficht.

## Dritter Tag: die Windlass

Im Bericht hatte „frisch auf den Höhen“ gestanden. Mittags kam der Wind so hart über den Sattel, dass wir das letzte Stück auf allen vieren querten, einer nach dem anderen, die Kapuzen bis auf einen Schlitz zugezogen. Keiner sprach bis zur Mauer drüben. Wir setzten uns dahinter, den Rücken an den Steinen, und plötzlich war es still, als hätte jemand ein Fenster geschlossen.

Dann fand jemand eine Orange. Sie war für den fünften Tag gedacht. Wir teilten sie Spalte für Spalte, mit großer Gerechtigkeit, und ich kann noch heute genau sagen, wie sie geschmeckt hat.

Am Nachmittag ließ der Wind nach, und die Sallow-Hütte trat aus der Wolke, als wir noch vierzig Schritte vor ihr waren. Falls Sie hingehen: Peilen Sie von der Mauer aus. Wir hatten es getan und waren froh darum.

## Vierter Tag: einer, der bleibt, wo er ist

Ein Ruhetag war geplant, und wir hielten uns daran. Einer flickte mit Klebeband das Bündchen einer Jacke, einer schlief, einer zählte das Essen noch einmal, mit demselben Ergebnis. Am Abend riss es für eine halbe Stunde auf. Der kleine See unter der Hütte lag da wie ein Deckel aus Blech, der ganze Kamm stand kopfüber darin, und wir blieben in Hüttenschuhen draußen, bis die Füße sich beschwerten.

## Fünfter Tag: zur Carrow-Hütte

Der längste Tag: neunzehn Kilometer, die meisten in der Sonne. Zum ersten Mal blieben die Jacken im Rucksack, und wir merkten, wie viel eine Jacke wiegt, wenn sie nicht arbeitet. Wir gingen am Bach entlang, querten ihn viermal, beim letzten Mal mit den Stiefeln an den Füßen, weil es keinen Unterschied mehr machte.

Carrow ist die beste der vier. Es gibt einen Tisch, zwei Stühle und eine Bank, und das Holz ist trocken, weil die, die kommen, für die nächsten welches aufschichten. Wir haben es auch so gehalten.

## Sechster Tag: hinaus

Bergab durch Birken, dann durch Lärchen, dann durch Leute. An der Haltestelle beschnupperte ein Hund mit großer Sorgfalt unsere Rucksäcke und ging weg. Der Bus war pünktlich.

## Was wir anders machen würden

Daheim blieben:

- der zweite Topf
- das dritte Buch
- die vierte Meinung zum Wetter
- Baumwolle in jeder Form, bis hin zum Geschirrtuch

Wieder mit kämen: eine Jacke für jeden, mit einer Kapuze, die sich mit dem Kopf dreht; zwei Paar [Socken](category:7300) zum Gehen und eines, das den Schlafsack nie verlässt; [Stöcke](category:7400) für die Bäche; und ein [Rucksack](category:5200), den man zu Hause [in Ruhe eingestellt](/pages/fit-a-pack-in-ten-minutes) hat, wo es einen Spiegel gibt und keinen Regen. Außerdem Papier und ein Bleistift. Kugelschreiber streiken in der Nässe, Telefone in der Kälte.

Und die Orange. Nächstes Mal eine für jeden Tag. Sie sind schwer, und sie sind es wert.
`,
  },
};
