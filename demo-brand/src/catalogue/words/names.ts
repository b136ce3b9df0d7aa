// Fictitious family names, one per product line. None is a known brand.
const families = [
  'Skarn',
  'Vardel',
  'Tindrel',
  'Orrin',
  'Kolvar',
  'Sivret',
  'Halvik',
  'Rimsdal',
  'Dovrick',
  'Lundrake',
  'Mirklow',
  'Stenwick',
  'Ulvergarth',
  'Grimlow',
  'Aldermere',
  'Eskrigg',
  'Faldrin',
  'Gildale',
  'Haverlow',
  'Kestrow',
  'Mosswater',
  'Netherfold',
  'Oxmere',
  'Pikestead',
  'Ravenmoor',
  'Sleetholm',
  'Thornhowe',
  'Wethergarth',
  'Brackmoor',
  'Hoarwell',
  'Cauldmere',
  'Draven',
  'Fennick',
  'Greyhowe',
  'Hollinbeck',
  'Isgarth',
  'Jorvel',
  'Kaldren',
  'Larkrigg',
  'Morrindal',
  'Nordmere',
  'Ostrel',
  'Pellick',
  'Quarrin',
  'Rushbeck',
  'Saltrigg',
  'Tarvik',
  'Umberlow',
  'Vindhal',
  'Yarrowfell',
] as const;

const heads = [
  'Skar',
  'Var',
  'Tin',
  'Kol',
  'Siv',
  'Hal',
  'Rim',
  'Dov',
  'Lun',
  'Mirk',
  'Sten',
  'Grim',
  'Ald',
  'Esk',
  'Fal',
  'Gil',
  'Kes',
  'Moss',
  'Pike',
  'Sleet',
] as const;
const tails = [
  'rin',
  'vik',
  'dal',
  'low',
  'mere',
  'rigg',
  'moor',
  'stead',
  'howe',
  'wick',
  'garth',
  'holm',
  'beck',
  'fold',
  'drel',
] as const;
const additions = ['', ' High', ' Far', ' Long', ' North', ' West', ' Upper', ' Outer', ' Early', ' Late'] as const;

/**
 * Returns the family name of the `n`th style of its kind. The first fifty are curated; further ones are compounds, then
 * numbered series.
 */
export function familyName(n: number): string {
  const chosen = families[n];
  if (chosen) return chosen;
  const rest = n - families.length;
  const head = heads[rest % heads.length] ?? '';
  const tail = tails[Math.floor(rest / heads.length) % tails.length] ?? '';
  const addition = additions[Math.floor(rest / (heads.length * tails.length)) % additions.length] ?? '';
  const series = Math.floor(rest / (heads.length * tails.length * additions.length));
  return `${head}${tail}${addition}${series === 0 ? '' : ` ${series + 1}`}`;
}
