import type { ServicePage } from './service-page.ts';
import { sizeTables } from './size-tables.ts';

export const sizeGuide: ServicePage = {
  slug: 'size-guide',
  scene: 'summit-44-day-snow',
  title: ['Size guide', 'Guide des tailles', 'Größenberatung'],
  summary: ['Three measurements, one minute.', 'Trois mesures, une minute.', 'Drei Maße, eine Minute.'],
  body: {
    en: `
## How to measure

Take a soft tape and stand as you stand at a bus stop. The tape lies on the skin or on a thin shirt and does not pull.

- **Chest:** around the fullest part, under the arms, level at the back.
- **Waist:** where you bend sideways, above the hips.
- **Hips:** around the widest part, feet together.
- **Foot:** stand on a sheet of paper with your heel at a wall, in the socks you hike in, and mark the longest toe. In the evening feet are longer; measure then, and take the longer one.
- **Back, for packs:** from the bone that sticks out at the neck down to the line between your hip bones.

## Between two sizes

Take the larger one for shells, insulation, and boots: something else has to go under them. Take the smaller one for base layers and tights. The fit score on a product page is what buyers told us: 0 runs small, 50 is true to size, 100 runs large.

## Women

${sizeTables.women('en')}

${sizeTables.womensShoes('en')}

## Men

${sizeTables.men('en')}

${sizeTables.mensShoes('en')}

## Kids

Go by height, not by age. Sleeves and legs of our kids' jackets can be let out once, by about four centimeters.

${sizeTables.kids('en')}

## Gear

${sizeTables.gloves('en')}

${sizeTables.packs('en')}

${sizeTables.sleepingBags('en')}

Poles are the right length when your elbow is at a right angle with the tip on the ground: 110 cm up to a height of 1.65 m, 120 cm up to 1.80 m, 130 cm above.

## Still not sure?

Order both sizes and send one back: unworn gear comes back free of charge for sixty days. Or [ask us](/help/contact-us) with your three measurements.
`,
    fr: `
## Comment mesurer

Prenez un mètre souple et tenez-vous comme à un arrêt de bus. Le mètre se pose sur la peau ou sur un tee-shirt fin, sans serrer.

- **Poitrine :** à l’endroit le plus fort, sous les bras, à l’horizontale dans le dos.
- **Taille :** là où vous vous pliez sur le côté, au-dessus des hanches.
- **Hanches :** à l’endroit le plus large, pieds joints.
- **Pied :** debout sur une feuille, talon au mur, avec vos chaussettes de marche, marquez l’orteil le plus long. Le soir, les pieds s’allongent ; mesurez à ce moment et gardez le plus long.
- **Dos, pour les sacs :** de l’os saillant de la nuque à la ligne entre les os des hanches.

## Entre deux tailles

La plus grande pour les vestes, les doudounes et les chaussures : il faut glisser quelque chose dessous. La plus petite pour les premières couches et les collants. L’indice de taille d’une fiche vient des acheteurs : 0 taille petit, 50 taille juste, 100 taille grand.

## Femme

${sizeTables.women('fr')}

${sizeTables.womensShoes('fr')}

## Homme

${sizeTables.men('fr')}

${sizeTables.mensShoes('fr')}

## Enfant

Fiez-vous à la stature, pas à l’âge. Les manches et les jambes de nos vestes enfant se rallongent une fois, de quatre centimètres environ.

${sizeTables.kids('fr')}

## Matériel

${sizeTables.gloves('fr')}

${sizeTables.packs('fr')}

${sizeTables.sleepingBags('fr')}

Un bâton est à la bonne longueur quand le coude fait un angle droit, pointe au sol : 110 cm jusqu’à 1,65 m, 120 cm jusqu’à 1,80 m, 130 cm au-delà.

## Encore un doute ?

Commandez les deux tailles et renvoyez-en une : ce qui n’a pas été porté revient sans frais pendant soixante jours. Ou [demandez-nous](/help/contact-us), avec vos trois mesures.
`,
    de: `
## So messen Sie

Nehmen Sie ein weiches Maßband und stehen Sie wie an einer Haltestelle. Das Band liegt auf der Haut oder auf einem dünnen Hemd und spannt nicht.

- **Brust:** um die stärkste Stelle, unter den Armen, hinten waagerecht.
- **Taille:** dort, wo Sie sich zur Seite beugen, über der Hüfte.
- **Hüfte:** um die breiteste Stelle, Füße zusammen.
- **Fuß:** Stellen Sie sich in Wandersocken auf ein Blatt, die Ferse an der Wand, und markieren Sie den längsten Zeh. Abends sind Füße länger; messen Sie dann, und nehmen Sie den längeren.
- **Rücken, für Rucksäcke:** vom vorstehenden Knochen im Nacken bis zur Linie zwischen den Hüftknochen.

## Zwischen zwei Größen

Nehmen Sie bei Shells, Isolation und Stiefeln die größere: Darunter muss noch etwas passen. Bei Baselayern und Tights die kleinere. Der Passwert auf der Produktseite stammt von Käufern: 0 fällt klein aus, 50 passt, 100 fällt groß aus.

## Damen

${sizeTables.women('de')}

${sizeTables.womensShoes('de')}

## Herren

${sizeTables.men('de')}

${sizeTables.mensShoes('de')}

## Kinder

Gehen Sie nach der Körpergröße, nicht nach dem Alter. Ärmel und Beine unserer Kinderjacken lassen sich einmal auslassen, um etwa vier Zentimeter.

${sizeTables.kids('de')}

## Ausrüstung

${sizeTables.gloves('de')}

${sizeTables.packs('de')}

${sizeTables.sleepingBags('de')}

Ein Stock hat die richtige Länge, wenn der Ellbogen bei aufgesetzter Spitze im rechten Winkel steht: 110 cm bis 1,65 m Körpergröße, 120 cm bis 1,80 m, darüber 130 cm.

## Noch unsicher?

Bestellen Sie beide Größen und schicken Sie eine zurück: Ungetragenes geht sechzig Tage lang kostenlos zurück. Oder [fragen Sie uns](/help/contact-us) mit Ihren drei Maßen.
`,
  },
};
