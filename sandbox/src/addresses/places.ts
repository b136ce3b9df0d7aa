import type { CountryCode } from 'shared-contracts/locale';
import { cities } from './cities.ts';

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A town; those without a postal code have no streets in this directory. */
export interface Town extends Coordinates {
  readonly city: string;
  readonly postcode: string | undefined;
  readonly state: string | undefined;
  readonly country: CountryCode;
}

/** A street of a town, as the directory knows it. */
export interface Street extends Town {
  readonly street: string;
  readonly postcode: string;
  /** Houses up to this number are known. */
  readonly houses: number;
}

/** Towns with a postal code and the position of their center and, where addresses name it, the state. */
const towns: Readonly<Record<CountryCode, string>> = {
  US: `Portland|97205|45.520|-122.680|Oregon
Bend|97701|44.072|-121.310|Oregon
Seattle|98101|47.570|-122.340|Washington
Bellingham|98225|48.760|-122.487|Washington
San Francisco|94103|37.740|-122.460|California
Truckee|96161|39.328|-120.183|California
Bishop|93514|37.364|-118.394|California
Denver|80202|39.739|-104.984|Colorado
Boulder|80302|40.038|-105.246|Colorado
Salt Lake City|84101|40.775|-111.930|Utah
Moab|84532|38.574|-109.549|Utah
Bozeman|59715|45.680|-111.038|Montana
Jackson|83001|43.480|-110.762|Wyoming
Flagstaff|86001|35.198|-111.651|Arizona
Santa Fe|87501|35.687|-105.937|New Mexico
Austin|78701|30.267|-97.743|Texas
Chicago|60601|41.830|-87.750|Illinois
Minneapolis|55401|44.980|-93.252|Minnesota
Madison|53703|43.073|-89.401|Wisconsin
Asheville|28801|35.601|-82.554|North Carolina
New York|10001|40.750|-73.980|New York
Lake Placid|12946|44.280|-73.980|New York
Burlington|05401|44.476|-73.212|Vermont
Boston|02108|42.330|-71.070|Massachusetts`,
  CA: `Vancouver|V6B 1A1|49.273|-123.122|British Columbia
Squamish|V8B 0A1|49.702|-123.156|British Columbia
Nelson|V1L 4B3|49.484|-117.283|British Columbia
Calgary|T2P 1J9|51.083|-114.080|Alberta
Canmore|T1W 1N2|51.089|-115.359|Alberta
Jasper|T0E 1E0|52.883|-118.083|Alberta
Saskatoon|S7K 1J5|52.170|-106.670|Saskatchewan
Winnipeg|R3C 0A1|49.883|-97.166|Manitoba
Toronto|M5V 2T6|43.700|-79.420|Ontario
Ottawa|K1P 1J1|45.417|-75.700|Ontario
Thunder Bay|P7B 1A3|48.446|-89.275|Ontario
Montréal|H2Y 1C6|45.500|-73.583|Québec
Québec|G1R 4P5|46.840|-71.246|Québec
Sherbrooke|J1H 1A1|45.400|-71.900|Québec
Halifax|B3J 1S9|44.650|-63.600|Nova Scotia
Fredericton|E3B 1B5|45.950|-66.633|New Brunswick
St. John’s|A1C 1A1|47.585|-52.681|Newfoundland and Labrador
Whitehorse|Y1A 1B2|60.717|-135.050|Yukon`,
  GB: `Keswick|CA12 5JR|54.601|-3.135
Kendal|LA9 4RH|54.328|-2.747
Ambleside|LA22 9BU|54.429|-2.962
Fort William|PH33 6EU|56.816|-5.112
Aviemore|PH22 1RH|57.195|-3.828
Edinburgh|EH1 1RE|55.948|-3.219
Glasgow|G1 1DN|55.874|-4.251
Inverness|IV1 1EP|57.467|-4.233
Sheffield|S1 2HE|53.367|-1.500
Manchester|M1 1AE|53.500|-2.248
Leeds|LS1 4AP|53.830|-1.580
York|YO1 7HH|53.970|-1.080
Bristol|BS1 4DJ|51.450|-2.583
Bath|BA1 1LZ|51.384|-2.350
Cardiff|CF10 1EP|51.500|-3.225
Llanberis|LL55 4EU|53.119|-4.129
Betws-y-Coed|LL24 0AE|53.093|-3.801
London|WC2H 9JQ|51.500|-0.117
Brighton|BN1 1GE|50.830|-0.170
Cambridge|CB2 3QF|52.200|0.117`,
  DE: `München|80331|48.130|11.575
Garmisch-Partenkirchen|82467|47.492|11.096
Berchtesgaden|83471|47.631|13.002
Oberstdorf|87561|47.410|10.279
Freiburg im Breisgau|79098|48.000|7.870
Stuttgart|70173|48.780|9.200
Nürnberg|90402|49.450|11.080
Bayreuth|95444|49.946|11.577
Berlin|10117|52.522|13.402
Dresden|01067|51.050|13.750
Leipzig|04109|51.335|12.410
Bad Schandau|01814|50.918|14.155
Hamburg|20095|53.550|10.000
Bremen|28195|53.080|8.800
Hannover|30159|52.367|9.717
Goslar|38640|51.906|10.429
Köln|50667|50.930|6.950
Bonn|53111|50.720|7.080
Winterberg|59955|51.193|8.530
Kassel|34117|51.300|9.500`,
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

const countries = ['US', 'CA', 'GB', 'DE'] as const;

/** Towns with streets. */
const streetTowns = countries.flatMap((country) =>
  towns[country].split('\n').map((line) => {
    const [city = '', postcode = '', latitude, longitude, state] = line.split('|');
    return { city, postcode, latitude: Number(latitude), longitude: Number(longitude), state, country };
  }),
);

export const allTowns: readonly Town[] = [
  ...streetTowns,
  ...countries.flatMap((country) =>
    cities[country].split('\n').map((line) => {
      const [city = '', latitude, longitude, state] = line.split('|');
      return { city, postcode: undefined, latitude: Number(latitude), longitude: Number(longitude), state, country };
    }),
  ),
];

/** The town whose postal code begins most like the given one, and how many signs they share. */
export function townNear(postalCode: string, country: CountryCode): Town & { readonly shares: number } {
  const code = postalCode.toUpperCase();
  const [nearest] = streetTowns
    .filter((town) => town.country === country)
    .map((town) => ({ ...town, shares: shared(town.postcode, code) }))
    .toSorted((one, other) => other.shares - one.shares);
  if (!nearest) throw new Error(`No towns of ${country}`);
  return nearest;
}

const quebec = 'Québec';
/** Each has names of its own language: streets of Québec are called rue. */
const belongsTo = (street: string, state: string | undefined) => street.startsWith('Rue ') === (state === quebec);

/** Around the center, one behind the other on a spiral of about a kilometer. */
const around = ({ latitude, longitude }: Coordinates, place: number): Coordinates => ({
  latitude: Number((latitude + 0.0015 * Math.sqrt(place) * Math.cos(place * 2.4)).toFixed(5)),
  longitude: Number((longitude + 0.0022 * Math.sqrt(place) * Math.sin(place * 2.4)).toFixed(5)),
});

/** Every street of every town. */
export const allStreets: readonly Street[] = streetTowns.flatMap((town) =>
  streets[town.country]
    .split('|')
    .filter((street) => belongsTo(street, town.state))
    .map((street, place) => ({ ...town, street, ...around(town, place), houses: 40 + ((place * 37) % 160) })),
);
