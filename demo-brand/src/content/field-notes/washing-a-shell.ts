import type { FieldNote } from './field-note.ts';

export const washingAShell: FieldNote = {
  slug: 'washing-a-shell',
  title: ['Wash it, please', 'Lavez-la, s’il vous plaît', 'Bitte waschen'],
  summary: [
    'A shell that leaks is usually a shell that is dirty: thirty degrees, no softener, some warmth.',
    'Une veste qui fuit est souvent une veste sale : trente degrés, pas d’adoucissant, un peu de chaleur.',
    'Eine Jacke, die nässt, ist meist schmutzig: dreißig Grad, kein Weichspüler, etwas Wärme.',
  ],
  eyebrow: ['Bench', 'Atelier', 'Werkbank'],
  tags: ['care'],
  publishedOn: '2026-08-22',
  layout: 'standard',
  scene: 'lake-35-day-rain',
  sceneAlt: [
    'Rain over a lake between hills',
    'Pluie sur un lac entre les collines',
    'Regen über einem See zwischen Hügeln',
  ],
  body: {
    en: `
Somebody once told everyone that waterproof jackets must not be washed. We have never found out who it was, but we mend the results. A shell that is never washed does not stay new. It gets dirty like any other jacket, only that with this one you notice it as water.

## What dirt does

On the outside of every shell is a finish that makes rain bead and roll off. It consists of tiny structures that stand up from the fibre. Mud, smoke, sunscreen and the grease of hands lay them flat, and water no longer rolls away but sinks into the outer fabric. The film behind it still holds. Yet a soaked fabric is heavy and cold, and it lets hardly any vapour out. You sweat, it condenses, you are wet, and the jacket takes the blame.

From the inside, sweat and skin grease work their way into the cloth, mostly at the collar, the cuffs and the shoulders. On some films, grease weakens the bond between the layers over the years. Bubbles near the collar of an old shell often began as an unwashed neck.

## How often

When the rain stops beading although the jacket was warmed after the last wash. When the collar is darker than the rest. After the sea. And at the end of a season in any case, before it goes on the hook for months. For most people that is two to four times a year; if you wear it every day, once a month does no harm.

## How to wash

- Read the label first. It knows the jacket better than we do from here.
- Empty the pockets, close all zips and flaps, loosen the drawcords, turn nothing inside out.
- Rinse the detergent drawer. Remains of softener are the most common mistake of all.
- Thirty degrees, gentle cycle, slow spin, two or three jackets at most.
- Liquid detergent, a small amount, without softener, bleach or stain remover. A wash for technical fabrics is good, a plain liquid one will do.
- Rinse twice. What is left of the detergent draws water in, which is its job.

Rub the collar and the cuffs with a little detergent and a soft brush beforehand. Leave out the powder: it does not always dissolve at thirty degrees, and it settles in seams.

## Warmth is half the work

Now comes the part most people leave out. The finish lies flat after washing, too, and warmth stands it up again. If the label allows it, put the jacket, once it is dry, in the dryer on low for about twenty minutes. Without a dryer, use an iron: lowest setting, no steam, a thin towel between iron and jacket, slowly, once over everything. Never put it on a radiator or close to a stove; that is another kind of warmth, and it melts things.

Then the test. Sprinkle a glass of water over the shoulder. If it stands in beads and runs off when you shake the cloth, you are done.

## When it no longer beads

The finish wears off, first at the shoulders and the hips, where the pack rubs. If washing and warmth do not bring the beads back, it needs renewing. There are two kinds: a spray and a wash-in. The spray goes on the damp outside only, where it is needed, and leaves the inside as it is. The wash-in reaches everything, including linings and knits that ought to take up moisture; for shells with a hanging lining we would therefore take the spray. Wipe off the surplus, warm it again, and test it again. Do this in the fresh air, and follow the bottle.

## What you should not do

Do not dry-clean it unless the label says so. Do not put it away damp, not for a single night, because mildew is patient and its spots stay. Do not store it squeezed into its own pocket. And do not wait until the trip is tomorrow: it has to dry, and so do your [gloves](category:7200), which need the same treatment and get it even less often.

If after all this water comes through in one place, hold the jacket up to a lamp and look at the seams. A lifted tape can be pressed down again, a small hole can be patched, and [our bench](/pages/repairs) does both. In most cases you will find neither. You will find a clean [jacket](category:1110), and it will be dry.
`,
    fr: `
Quelqu’un a un jour raconté à tout le monde qu’une veste imperméable ne se lave pas. Nous n’avons jamais su qui c’était, mais nous en réparons les suites. Une veste qu’on ne lave jamais ne reste pas neuve. Elle se salit comme les autres ; simplement, chez elle, cela se remarque sous forme d’eau.

## Ce que fait la saleté

À l’extérieur de toute veste imperméable, un traitement fait perler la pluie. Ce sont de minuscules structures dressées sur la fibre. La boue, la fumée, la crème solaire et le gras des mains les couchent, et l’eau, au lieu de rouler, s’enfonce dans le tissu. Le film, derrière, tient toujours. Mais un tissu gorgé d’eau est lourd, il est froid, et il ne laisse presque plus passer de vapeur. On transpire, cela condense, on est mouillé, et c’est la veste que l’on accuse.

De l’intérieur, la sueur et le gras de la peau entrent dans l’étoffe, surtout au col, aux poignets et aux épaules. Sur certains films, le gras affaiblit avec les années le collage des couches. Les cloques au col d’une vieille veste ont souvent commencé par un cou que l’on n’a pas lavé.

## À quel rythme

Quand la pluie ne perle plus, bien que la veste ait été chauffée après le dernier lavage. Quand le col est plus sombre que le reste. Après la mer. Et de toute façon en fin de saison, avant des mois au crochet. Pour la plupart des gens, cela fait deux à quatre fois par an ; si vous la portez chaque jour, une fois par mois ne lui nuit pas.

## Comment laver

- Lisez d’abord l’étiquette. Elle connaît la veste mieux que nous d’ici.
- Videz les poches, fermez tous les zips et rabats, relâchez les cordons, ne retournez rien.
- Rincez le bac à lessive. Un reste d’adoucissant est l’erreur la plus répandue.
- Trente degrés, cycle délicat, essorage lent, deux ou trois vestes au plus.
- De la lessive liquide, peu, sans adoucissant, ni javel, ni détachant. Une lessive pour textiles techniques convient bien, une liquide toute simple fait l’affaire.
- Rincez deux fois. Ce qui reste de lessive attire l’eau : c’est son métier.

Avant, frottez le col et les poignets avec un peu de lessive et une brosse douce. Oubliez la poudre : à trente degrés elle ne se dissout pas toujours, et elle se loge dans les coutures.

## La chaleur fait la moitié du travail

Voici ce que l’on oublie presque toujours. Après le lavage aussi, le traitement est couché, et c’est la chaleur qui le redresse. Si l’étiquette le permet, mettez la veste une fois sèche au sèche-linge, à basse température, une vingtaine de minutes. Sans sèche-linge, prenez le fer : au plus doux, sans vapeur, un linge fin entre le fer et la veste, lentement, une fois partout. Jamais sur un radiateur ni près d’un poêle ; c’est une autre sorte de chaleur, et elle fait fondre les choses.

Puis l’épreuve. Versez un verre d’eau sur l’épaule. Si elle tient en perles et s’en va quand vous secouez l’étoffe, c’est fini.

## Quand elle ne perle plus

Le traitement s’use, d’abord aux épaules et aux hanches, là où frotte le sac. Si le lavage et la chaleur ne ramènent pas les perles, il faut le refaire. Il y a deux manières : le spray et le produit de lavage. Le spray ne va que sur l’extérieur humide, là où il le faut, et laisse l’intérieur tel quel. Le produit de lavage va partout, jusque dans les doublures et les mailles qui devraient boire l’humidité ; pour une veste à doublure libre, nous prendrions donc le spray. Essuyez le surplus, chauffez de nouveau, essayez de nouveau. Faites-le à l’air libre, et suivez le flacon.

## Ce qu’il vaut mieux éviter

Pas de nettoyage à sec, sauf si l’étiquette le dit. Ne la rangez pas humide, pas même une nuit : la moisissure est patiente, et ses taches restent. Ne la gardez pas serrée dans sa propre poche. Et n’attendez pas la veille du départ : elle doit sécher, tout comme vos [gants](category:7200), qui réclament les mêmes soins et les reçoivent encore moins souvent.

Si après tout cela l’eau passe encore à un endroit, tenez la veste devant une lampe et regardez les coutures. Une bande décollée se represse, un petit trou se répare, et [l’atelier](/pages/repairs) fait l’un et l’autre. La plupart du temps, vous ne trouverez ni l’un ni l’autre. Vous trouverez une [veste](category:1110) propre, et elle sera sèche.
`,
    de: `
Irgendwann hat irgendwer allen erzählt, wasserdichte Jacken dürfe man nicht waschen. Wir haben nie herausgefunden, wer es war, aber wir flicken die Folgen. Eine Jacke, die nie gewaschen wird, bleibt nicht neu. Sie wird schmutzig wie jede andere, nur merkt man es bei dieser als Wasser.

## Was Schmutz anrichtet

Außen trägt jede wasserdichte Jacke eine Imprägnierung, von der Regen abperlt. Sie besteht aus winzigen Strukturen, die von der Faser abstehen. Schlamm, Rauch, Sonnencreme und das Fett der Hände legen sie flach, und das Wasser rollt nicht mehr ab, sondern zieht in den Oberstoff. Der Film dahinter hält noch immer. Aber ein vollgesogener Stoff ist schwer und kalt, und er lässt kaum noch Dampf hinaus. Man schwitzt, es kondensiert, man ist nass, und schuld ist die Jacke.

Von innen arbeiten sich Schweiß und Hautfett in den Stoff, vor allem an Kragen, Bündchen und Schultern. Bei manchen Filmen schwächt Fett über die Jahre die Verklebung der Lagen. Blasen am Kragen einer alten Jacke haben oft mit einem ungewaschenen Hals angefangen.

## Wie oft

Wenn der Regen nicht mehr abperlt, obwohl die Jacke nach der letzten Wäsche Wärme bekommen hat. Wenn der Kragen dunkler ist als der Rest. Nach dem Meer. Und am Ende der Saison auf jeden Fall, bevor sie monatelang am Haken hängt. Bei den meisten sind das zwei bis vier Mal im Jahr; wer sie täglich trägt, darf es einmal im Monat tun.

## Wie man wäscht

- Zuerst das Etikett lesen. Es kennt die Jacke besser als wir von hier aus.
- Taschen leeren, alle Zips und Klappen schließen, Kordeln lockern, nichts auf links drehen.
- Das Waschmittelfach ausspülen. Reste von Weichspüler sind der häufigste Fehler überhaupt.
- Dreißig Grad, Schonprogramm, langsam schleudern, höchstens zwei oder drei Jacken.
- Flüssigwaschmittel, wenig, ohne Weichspüler, Bleiche oder Fleckentferner. Ein Mittel für Funktionsstoffe ist gut, ein einfaches flüssiges tut es auch.
- Zweimal spülen. Was vom Waschmittel bleibt, zieht Wasser an; das ist sein Beruf.

Bürsten Sie Kragen und Bündchen vorher mit etwas Waschmittel und einer weichen Bürste aus. Pulver lassen Sie weg: Bei dreißig Grad löst es sich nicht immer, und dann sitzt es in den Nähten.

## Wärme ist die halbe Arbeit

Jetzt kommt der Teil, den die meisten auslassen. Auch nach dem Waschen liegt die Imprägnierung flach, und erst Wärme richtet sie wieder auf. Erlaubt es das Etikett, geben Sie die Jacke, sobald sie trocken ist, bei niedriger Temperatur rund zwanzig Minuten in den Trockner. Ohne Trockner nehmen Sie das Bügeleisen: kleinste Stufe, kein Dampf, ein dünnes Tuch dazwischen, langsam, einmal über alles. Nie auf die Heizung oder nahe an den Ofen; das ist eine andere Art von Wärme, und sie lässt Dinge schmelzen.

Dann die Probe. Gießen Sie ein Glas Wasser über die Schulter. Steht es in Perlen und läuft ab, wenn Sie den Stoff schütteln, sind Sie fertig.

## Wenn nichts mehr abperlt

Die Imprägnierung nutzt sich ab, zuerst an Schultern und Hüften, wo der Rucksack scheuert. Bringen Waschen und Wärme die Perlen nicht zurück, muss sie erneuert werden. Es gibt zwei Arten: zum Sprühen und zum Einwaschen. Das Spray kommt nur auf die feuchte Außenseite, dorthin, wo es fehlt, und lässt die Innenseite in Ruhe. Das andere erreicht alles, auch Futter und Gewirke, die Feuchtigkeit eigentlich aufnehmen sollen; bei Jacken mit losem Futter würden wir deshalb sprühen. Überschuss abwischen, wieder wärmen, wieder prüfen. Machen Sie es an der frischen Luft, und halten Sie sich an die Flasche.

## Was Sie lassen sollten

Keine chemische Reinigung, außer das Etikett verlangt sie. Nicht feucht weglegen, auch nicht für eine Nacht, denn Schimmel ist geduldig, und seine Flecken bleiben. Nicht zusammengepresst in der eigenen Tasche aufbewahren. Und nicht warten, bis es morgen losgeht: Die Jacke muss trocknen, und Ihre [Handschuhe](category:7200) auch, die dieselbe Behandlung brauchen und sie noch seltener bekommen.

Kommt nach alledem an einer Stelle Wasser durch, halten Sie die Jacke vor eine Lampe und sehen sich die Nähte an. Ein abgelöstes Band lässt sich wieder anpressen, ein kleines Loch flicken, und [unsere Werkbank](/pages/repairs) macht beides. Meistens finden Sie weder das eine noch das andere. Sie finden eine saubere [Jacke](category:1110), und die ist trocken.
`,
  },
};
