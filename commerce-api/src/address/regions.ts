import type { CountryCode, Language } from 'shared-contracts/locale';

type Names = Readonly<Record<Language, string>>;
const same = (name: string): Names => ({ en: name, fr: name, de: name });

const states = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`;

const provinces: readonly (readonly [string, Names])[] = [
  ['AB', same('Alberta')],
  ['BC', { en: 'British Columbia', fr: 'Colombie-Britannique', de: 'British Columbia' }],
  ['MB', same('Manitoba')],
  ['NB', { en: 'New Brunswick', fr: 'Nouveau-Brunswick', de: 'New Brunswick' }],
  ['NL', { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador', de: 'Neufundland und Labrador' }],
  ['NS', { en: 'Nova Scotia', fr: 'Nouvelle-Écosse', de: 'Nova Scotia' }],
  ['NT', { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest', de: 'Nordwest-Territorien' }],
  ['NU', same('Nunavut')],
  ['ON', same('Ontario')],
  ['PE', { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard', de: 'Prince Edward Island' }],
  ['QC', { en: 'Quebec', fr: 'Québec', de: 'Québec' }],
  ['SK', same('Saskatchewan')],
  ['YT', same('Yukon')],
];

const lists: Readonly<Partial<Record<CountryCode, readonly (readonly [string, Names])[]>>> = {
  US: states.split('|').map((entry) => [entry.slice(0, 2), same(entry.slice(3))] as const),
  CA: provinces,
};

/** Returns the states or provinces in a country's addresses; undefined for countries without them. */
export function regionsOf(country: CountryCode, language: Language): { value: string; label: string }[] | undefined {
  return lists[country]?.map(([value, names]) => ({ value, label: names[language] }));
}
