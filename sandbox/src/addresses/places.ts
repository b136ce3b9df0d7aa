import type { CountryCode } from 'shared-contracts/locale';

/** A street of a town, as the directory knows it. */
export interface Street {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly state: string | undefined;
  readonly country: CountryCode;
  /** Houses up to this number are known. */
  readonly houses: number;
}

/** Towns with a postal code of their center and, where addresses name it, the state. */
const towns: Readonly<Record<CountryCode, string>> = {
  US: `Portland|97205|Oregon
Bend|97701|Oregon
Seattle|98101|Washington
Bellingham|98225|Washington
San Francisco|94103|California
Truckee|96161|California
Bishop|93514|California
Denver|80202|Colorado
Boulder|80302|Colorado
Salt Lake City|84101|Utah
Moab|84532|Utah
Bozeman|59715|Montana
Jackson|83001|Wyoming
Flagstaff|86001|Arizona
Santa Fe|87501|New Mexico
Austin|78701|Texas
Chicago|60601|Illinois
Minneapolis|55401|Minnesota
Madison|53703|Wisconsin
Asheville|28801|North Carolina
New York|10001|New York
Lake Placid|12946|New York
Burlington|05401|Vermont
Boston|02108|Massachusetts`,
  CA: `Vancouver|V6B 1A1|British Columbia
Squamish|V8B 0A1|British Columbia
Nelson|V1L 4B3|British Columbia
Calgary|T2P 1J9|Alberta
Canmore|T1W 1N2|Alberta
Jasper|T0E 1E0|Alberta
Saskatoon|S7K 1J5|Saskatchewan
Winnipeg|R3C 0A1|Manitoba
Toronto|M5V 2T6|Ontario
Ottawa|K1P 1J1|Ontario
Thunder Bay|P7B 1A3|Ontario
Montréal|H2Y 1C6|Québec
Québec|G1R 4P5|Québec
Sherbrooke|J1H 1A1|Québec
Halifax|B3J 1S9|Nova Scotia
Fredericton|E3B 1B5|New Brunswick
St. John’s|A1C 1A1|Newfoundland and Labrador
Whitehorse|Y1A 1B2|Yukon`,
  GB: `Keswick|CA12 5JR
Kendal|LA9 4RH
Ambleside|LA22 9BU
Fort William|PH33 6EU
Aviemore|PH22 1RH
Edinburgh|EH1 1RE
Glasgow|G1 1DN
Inverness|IV1 1EP
Sheffield|S1 2HE
Manchester|M1 1AE
Leeds|LS1 4AP
York|YO1 7HH
Bristol|BS1 4DJ
Bath|BA1 1LZ
Cardiff|CF10 1EP
Llanberis|LL55 4EU
Betws-y-Coed|LL24 0AE
London|WC2H 9JQ
Brighton|BN1 1GE
Cambridge|CB2 3QF`,
  DE: `München|80331
Garmisch-Partenkirchen|82467
Berchtesgaden|83471
Oberstdorf|87561
Freiburg im Breisgau|79098
Stuttgart|70173
Nürnberg|90402
Bayreuth|95444
Berlin|10117
Dresden|01067
Leipzig|04109
Bad Schandau|01814
Hamburg|20095
Bremen|28195
Hannover|30159
Goslar|38640
Köln|50667
Bonn|53111
Winterberg|59955
Kassel|34117`,
};

const streets: Readonly<Record<CountryCode, string>> = {
  US: 'Alder Street|Aspen Court|Bridge Street|Canyon Road|Cascade Avenue|Cedar Lane|Church Street|Cottonwood Drive|Creek Road|Elm Street|Fir Street|Granite Way|Harbor Lane|Hawthorne Boulevard|Hill Street|Juniper Street|Lake Drive|Larch Street|Main Street|Maple Avenue|Market Street|Mill Avenue|Mountain View Road|Oak Street|Orchard Road|Park Avenue|Pearl Street|Pine Street|Quarry Street|Ridge Road|River Road|School Street|Spring Street|Spruce Street|State Street|Summit Avenue|Trail Road|Union Street|Valley Road|Water Street',
  CA: 'Alder Street|Bay Street|Birch Avenue|Bridge Street|Cedar Crescent|Church Street|Elm Street|Fraser Way|Glacier Drive|Granite Way|Harbour Road|Hemlock Street|Inlet Avenue|King Street|Lakeshore Road|Larch Street|Main Street|Maple Street|Mill Road|Mountain Avenue|Pine Street|Portage Road|Queen Street|Ridge Road|River Road|Rue de la Montagne|Rue de l’Église|Rue des Érables|Rue du Lac|Rue du Moulin|Rue du Port|Rue Principale|Rue Saint-Jean|Spruce Street|Station Street|Summit Drive|Valley Road|Victoria Street|Water Street|Willow Street',
  GB: 'Abbey Road|Albert Street|Back Lane|Bank Street|Beck Terrace|Bridge Street|Castle Street|Chapel Lane|Church Street|Crag View|Dale Road|Fell Street|Field Lane|Ford Lane|George Street|Green Lane|High Street|Hill Road|King Street|Lake Road|Manor Road|Market Place|Mill Lane|Moor Lane|New Road|North Street|Oak Avenue|Park Road|Quarry Road|Queen Street|River Terrace|School Lane|Scar Road|South Street|Spring Bank|Station Road|The Crescent|Tower Street|Victoria Road|Water Lane',
  DE: 'Ahornweg|Alpenstraße|Am Bach|Am Hang|Am Markt|Bachgasse|Bahnhofstraße|Bergstraße|Birkenweg|Blumenstraße|Brückenstraße|Burgweg|Dorfstraße|Eichenweg|Erlenweg|Feldstraße|Felsenweg|Fichtenweg|Forstweg|Gartenstraße|Goethestraße|Hauptstraße|Hüttenweg|Im Tal|Kirchgasse|Lärchenweg|Lindenstraße|Marktplatz|Mühlgasse|Quellenweg|Ringstraße|Schillerstraße|Schulstraße|Seestraße|Sonnenweg|Steinweg|Talstraße|Waldstraße|Wiesenweg|Ziegelgasse',
};

const shared = (one: string, other: string): number => {
  const different = [...one].findIndex((sign, place) => sign !== other[place]);
  return different === -1 ? one.length : different;
};

/** The town whose postal code begins most like the given one. */
export function townNear(postalCode: string, country: CountryCode): string {
  const all = towns[country].split('\n').map((line) => line.split('|'));
  const [nearest = []] = all.toSorted(
    ([, one = ''], [, other = '']) => shared(other, postalCode) - shared(one, postalCode),
  );
  return nearest[0] ?? '';
}

const quebec = 'Québec';
/** Each has names of its own language: streets of Québec are called rue. */
const belongsTo = (street: string, state: string | undefined) => street.startsWith('Rue ') === (state === quebec);

/** Every street of every town. */
export const allStreets: readonly Street[] = (['US', 'CA', 'GB', 'DE'] as const).flatMap((country) =>
  towns[country].split('\n').flatMap((line) => {
    const [city = '', postcode = '', state] = line.split('|');
    return streets[country]
      .split('|')
      .filter((street) => belongsTo(street, state))
      .map((street, place) => ({ street, city, postcode, state, country, houses: 40 + ((place * 37) % 160) }));
  }),
);
