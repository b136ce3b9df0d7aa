/** Cities that Natural Earth names in English: their names in German and French, where these differ. */
const names: Readonly<Record<string, readonly [de: string, fr: string]>> = {
  Munich: ['München', 'Munich'],
  Cologne: ['Köln', 'Cologne'],
  Nuremberg: ['Nürnberg', 'Nuremberg'],
  Dusseldorf: ['Düsseldorf', 'Düsseldorf'],
  Düsseldorf: ['Düsseldorf', 'Düsseldorf'],
  Hannover: ['Hannover', 'Hanovre'],
  Frankfurt: ['Frankfurt', 'Francfort'],
  Hamburg: ['Hamburg', 'Hambourg'],
  Bremen: ['Bremen', 'Brême'],
  Dresden: ['Dresden', 'Dresde'],
  Mainz: ['Mainz', 'Mayence'],
  Vienna: ['Wien', 'Vienne'],
  Prague: ['Prag', 'Prague'],
  Warsaw: ['Warschau', 'Varsovie'],
  Wroclaw: ['Breslau', 'Wrocław'],
  Copenhagen: ['Kopenhagen', 'Copenhague'],
  Brussels: ['Brüssel', 'Bruxelles'],
  Antwerp: ['Antwerpen', 'Anvers'],
  'The Hague': ['Den Haag', 'La Haye'],
  Geneva: ['Genf', 'Genève'],
  Zurich: ['Zürich', 'Zurich'],
  Zürich: ['Zürich', 'Zurich'],
  Bern: ['Bern', 'Berne'],
  Basel: ['Basel', 'Bâle'],
  Strasbourg: ['Straßburg', 'Strasbourg'],
  London: ['London', 'Londres'],
  Edinburgh: ['Edinburgh', 'Édimbourg'],
  'New Orleans': ['New Orleans', 'La Nouvelle-Orléans'],
  Philadelphia: ['Philadelphia', 'Philadelphie'],
  Montreal: ['Montreal', 'Montréal'],
  Québec: ['Québec', 'Québec'],
};

/** A place's names in German and French, as properties of the map, where they differ from its own. */
export function localNames(name: string): Readonly<Record<string, string>> {
  const [de = name, fr = name] = names[name] ?? [];
  return { ...(de === name ? {} : { 'name:de': de }), ...(fr === name ? {} : { 'name:fr': fr }) };
}
