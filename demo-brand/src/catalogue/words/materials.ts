import type { Texts } from './language.ts';

/** A material. `id` is also a value of the material filter. */
export interface Material {
  /** Filter value; several fabrics may share one. */
  readonly facet: string;
  /** Shown in the specification. */
  readonly name: Texts;
  /** One sentence for the description or the selling points. */
  readonly point: Texts;
}

export const materials = {
  shell3: {
    facet: 'recycled-nylon',
    name: [
      'Three-layer recycled nylon, 75 denier',
      'Nylon recyclé trois couches, 75 deniers',
      'Dreilagiges Recycling-Nylon, 75 Denier',
    ],
    point: [
      'Three-layer recycled nylon that breathes on the climb',
      'Nylon recyclé trois couches qui respire à la montée',
      'Dreilagiges Recycling-Nylon, das im Aufstieg atmet',
    ],
  },
  shell25: {
    facet: 'recycled-nylon',
    name: [
      '2.5-layer recycled nylon, 40 denier',
      'Nylon recyclé 2,5 couches, 40 deniers',
      '2,5-lagiges Recycling-Nylon, 40 Denier',
    ],
    point: [
      'Light 2.5-layer cloth that packs into its own pocket',
      'Tissu léger 2,5 couches qui se range dans sa propre poche',
      'Leichtes 2,5-Lagen-Material, passt in die eigene Tasche',
    ],
  },
  windCloth: {
    facet: 'recycled-nylon',
    name: [
      'Recycled nylon ripstop, 15 denier',
      'Ripstop de nylon recyclé, 15 deniers',
      'Ripstop aus Recycling-Nylon, 15 Denier',
    ],
    point: [
      'Fifteen-denier ripstop, so thin it rustles like paper',
      'Ripstop de quinze deniers, fin comme du papier',
      'Ripstop mit fünfzehn Denier, dünn wie Papier',
    ],
  },
  down: {
    facet: 'down',
    name: [
      'Recycled down, 750 cuin, in a recycled nylon shell',
      'Duvet recyclé 750 cuin, enveloppe en nylon recyclé',
      'Recycelte Daune, 750 cuin, Hülle aus Recycling-Nylon',
    ],
    point: [
      'Recycled 750 down that lofts back after every squeeze',
      'Duvet recyclé 750 qui reprend son gonflant après chaque compression',
      'Recycelte 750er-Daune, die nach jedem Stauchen wieder aufgeht',
    ],
  },
  synthetic: {
    facet: 'recycled-polyester',
    name: [
      'Recycled polyester insulation, 80 g/m²',
      'Isolation en polyester recyclé, 80 g/m²',
      'Isolierung aus Recycling-Polyester, 80 g/m²',
    ],
    point: [
      'Synthetic fill that stays warm when it is wet',
      'Garnissage synthétique qui reste chaud même mouillé',
      'Kunstfaserfüllung, die auch nass noch wärmt',
    ],
  },
  fleece: {
    facet: 'recycled-polyester',
    name: [
      'Recycled polyester fleece, 240 g/m²',
      'Polaire de polyester recyclé, 240 g/m²',
      'Fleece aus Recycling-Polyester, 240 g/m²',
    ],
    point: [
      'Brushed inside, smooth outside, so a shell slides over it',
      'Gratté dedans, lisse dehors : la veste glisse par-dessus',
      'Innen angeraut, außen glatt, die Jacke gleitet darüber',
    ],
  },
  pile: {
    facet: 'recycled-polyester',
    name: ['Recycled pile, 320 g/m²', 'Fourrure polaire recyclée, 320 g/m²', 'Recycelter Flor, 320 g/m²'],
    point: [
      'Deep pile that holds warm air and refuses to look technical',
      'Une fourrure épaisse qui garde l’air chaud sans air de laboratoire',
      'Tiefer Flor, der warme Luft hält und nicht nach Labor aussieht',
    ],
  },
  merino: {
    facet: 'merino',
    name: [
      'Merino wool, 190 g/m², mulesing-free',
      'Laine mérinos 190 g/m², sans mulesing',
      'Merinowolle, 190 g/m², mulesingfrei',
    ],
    point: [
      'Merino that can go four days between washes',
      'Un mérinos qui tient quatre jours sans lavage',
      'Merino, das vier Tage ohne Wäsche auskommt',
    ],
  },
  merinoLight: {
    facet: 'merino',
    name: [
      'Merino wool and lyocell, 150 g/m²',
      'Laine mérinos et lyocell, 150 g/m²',
      'Merinowolle und Lyocell, 150 g/m²',
    ],
    point: [
      'Wool and lyocell, cool on the skin when the sun is high',
      'Laine et lyocell, frais sur la peau en plein soleil',
      'Wolle und Lyocell, kühl auf der Haut bei hoher Sonne',
    ],
  },
  stretch: {
    facet: 'recycled-nylon',
    name: [
      'Recycled nylon with 12 % elastane',
      'Nylon recyclé, 12 % d’élasthanne',
      'Recycling-Nylon mit 12 % Elasthan',
    ],
    point: [
      'Four-way stretch that follows a high step',
      'Élasticité en quatre directions, même sur les grandes marches',
      'Vierwege-Stretch, der jeden hohen Tritt mitmacht',
    ],
  },
  softshell: {
    facet: 'recycled-nylon',
    name: [
      'Double-weave softshell, 230 g/m²',
      'Softshell double tissage, 230 g/m²',
      'Doppelgewebe-Softshell, 230 g/m²',
    ],
    point: [
      'Double weave: hard-wearing outside, soft against the leg',
      'Double tissage : solide dehors, doux dedans',
      'Doppelgewebe: außen robust, innen weich am Bein',
    ],
  },
  knit: {
    facet: 'wool',
    name: ['Lambswool and recycled nylon', 'Laine d’agneau et nylon recyclé', 'Lammwolle und Recycling-Nylon'],
    point: [
      'Lambswool, knitted in one piece so that no seam itches',
      'Laine d’agneau tricotée d’une pièce, sans couture qui gratte',
      'Lammwolle, am Stück gestrickt, keine Naht kratzt',
    ],
  },
  cotton: {
    facet: 'organic-cotton',
    name: ['Organic cotton twill', 'Sergé de coton biologique', 'Köper aus Bio-Baumwolle'],
    point: [
      'Organic cotton that fades in all the right places',
      'Un coton biologique qui se patine là où il faut',
      'Bio-Baumwolle, die an den richtigen Stellen verblasst',
    ],
  },
  leather: {
    facet: 'leather',
    name: [
      'Full-grain leather, 2.4 mm, gold-rated tannery',
      'Cuir pleine fleur 2,4 mm, tannerie certifiée or',
      'Vollnarbenleder, 2,4 mm, Gerberei mit Goldstatus',
    ],
    point: [
      'Full-grain leather that moulds to the foot in a week',
      'Cuir pleine fleur qui épouse le pied en une semaine',
      'Vollnarbenleder, das sich in einer Woche an den Fuß legt',
    ],
  },
  mesh: {
    facet: 'recycled-polyester',
    name: [
      'Recycled mesh with a welded overlay',
      'Maille recyclée, renforts soudés',
      'Recycling-Mesh mit verschweißten Verstärkungen',
    ],
    point: [
      'Open mesh that drains at the far bank of the ford',
      'Maille ouverte qui s’égoutte dès l’autre rive',
      'Offenes Mesh, das am anderen Ufer schon abläuft',
    ],
  },
  gridNylon: {
    facet: 'recycled-nylon',
    name: [
      'Recycled nylon ripstop, 210 denier, with a 420 denier base',
      'Ripstop de nylon recyclé 210 deniers, fond 420 deniers',
      'Recycling-Ripstop 210 Denier, Boden 420 Denier',
    ],
    point: [
      'Ripstop body with a base that may be dropped on rock',
      'Corps en ripstop, fond qui supporte le rocher',
      'Korpus aus Ripstop, der Boden darf auf Fels stehen',
    ],
  },
  tarpaulin: {
    facet: 'tarpaulin',
    name: [
      'Recycled tarpaulin, PVC-free, 500 g/m²',
      'Bâche recyclée sans PVC, 500 g/m²',
      'Recycelte Plane, PVC-frei, 500 g/m²',
    ],
    point: [
      'PVC-free tarpaulin that shrugs off decks and roof racks',
      'Bâche sans PVC qui se moque des ponts et des galeries de toit',
      'PVC-freie Plane, unbeeindruckt von Deck und Dachträger',
    ],
  },
  silnylon: {
    facet: 'recycled-nylon',
    name: [
      'Recycled silnylon, 20 denier, 3,000 mm',
      'Nylon recyclé siliconé 20 deniers, 3 000 mm',
      'Silikonbeschichtetes Recycling-Nylon, 20 Denier, 3.000 mm',
    ],
    point: [
      'Silicone-coated fly with a 3,000 mm head of water',
      'Double-toit siliconé, 3 000 mm de colonne d’eau',
      'Silikonbeschichtetes Außenzelt mit 3.000 mm Wassersäule',
    ],
  },
  steel: {
    facet: 'steel',
    name: ['Recycled 18/8 stainless steel', 'Acier inoxydable 18/8 recyclé', 'Recycelter Edelstahl 18/8'],
    point: [
      'Recycled steel that takes a dent and carries on',
      'Un acier recyclé qui prend un coup et continue',
      'Recycelter Stahl, der eine Delle wegsteckt',
    ],
  },
  aluminium: {
    facet: 'aluminium',
    name: ['7000-series aluminium', 'Aluminium série 7000', 'Aluminium der 7000er-Reihe'],
    point: [
      'Hard-drawn aluminium, stiff where it counts',
      'Aluminium étiré à froid, rigide là où il faut',
      'Hart gezogenes Aluminium, steif, wo es zählt',
    ],
  },
  carbon: {
    facet: 'carbon',
    name: [
      'Carbon fibre with aluminium joints',
      'Fibre de carbone, jonctions en aluminium',
      'Carbonfaser mit Gelenken aus Aluminium',
    ],
    point: [
      'Carbon shafts that damp the last long descent',
      'Des brins en carbone qui amortissent la longue descente',
      'Carbonschäfte, die den langen Abstieg dämpfen',
    ],
  },
  polycarbonate: {
    facet: 'polycarbonate',
    name: [
      'Glass-filled recycled polycarbonate',
      'Polycarbonate recyclé chargé de verre',
      'Glasfaserverstärktes Recycling-Polycarbonat',
    ],
    point: [
      'A housing that survives the drop from the top bunk',
      'Un boîtier qui survit à la chute du lit superposé',
      'Ein Gehäuse, das den Sturz vom oberen Bett übersteht',
    ],
  },
  digital: {
    facet: 'digital',
    name: ['None: it arrives by e-mail', 'Aucune : elle arrive par courriel', 'Keines: sie kommt per E-Mail'],
    point: [
      'Arrives by e-mail within minutes',
      'Arrive par courriel en quelques minutes',
      'Kommt in wenigen Minuten per E-Mail',
    ],
  },
} as const satisfies Record<string, Material>;

export type MaterialId = keyof typeof materials;
