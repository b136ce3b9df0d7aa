import type { CountryCode } from 'shared-contracts/locale';

/**
 * Cities beside the towns with streets, one a line: name, latitude, longitude, state. From Natural Earth's populated places,
 * which are in the public domain (https://www.naturalearthdata.com).
 */
export const cities: Readonly<Record<CountryCode, string>> = {
  US: `Aberdeen|45.47|-98.49|South Dakota
Aberdeen|46.97|-123.81|Washington
Abilene|32.45|-99.73|Texas
Aiken|33.55|-81.72|South Carolina
Akron|41.07|-81.52|Ohio
Alamogordo|32.90|-105.96|New Mexico
Albany|31.58|-84.16|Georgia
Albany|42.67|-73.82|New York
Albany|44.62|-123.09|Oregon
Albert Lea|43.65|-93.37|Minnesota
Albuquerque|35.10|-106.64|New Mexico
Alexandria|31.31|-92.45|Louisiana
Alexandria|38.82|-77.10|Virginia
Alice|27.75|-98.07|Texas
Allakaket|66.57|-152.65|Alaska
Allentown|40.60|-75.50|Pennsylvania
Alliance|42.10|-102.87|Nebraska
Alpena|45.06|-83.43|Michigan
Alpine|30.36|-103.67|Texas
Alton|38.89|-90.18|Illinois
Altoona|40.52|-78.39|Pennsylvania
Amarillo|35.23|-101.83|Texas
Ambler|67.09|-157.85|Alaska
Ames|42.05|-93.62|Iowa
Anchorage|61.22|-149.90|Alaska
Anderson|34.50|-82.65|South Carolina
Aniak|61.58|-159.52|Alaska
Ann Arbor|42.30|-83.72|Michigan
Annapolis|38.98|-76.49|Maryland
Apalachicola|29.73|-84.99|Florida
Appleton|44.27|-88.40|Wisconsin
Arcata|40.89|-124.09|California
Ardmore|34.18|-97.13|Oklahoma
Arlington|32.68|-97.02|Texas
Astoria|46.19|-123.83|Oregon
Athens|33.96|-83.38|Georgia
Atka|52.20|-174.20|Alaska
Atlanta|33.83|-84.40|Georgia
Atlantic City|39.36|-74.42|New Jersey
Atqasuk|70.47|-157.40|Alaska
Auburn|32.61|-85.48|Alabama
Augusta|33.46|-81.98|Georgia
Augusta|44.31|-69.78|Maine
Aurora|39.70|-104.81|Colorado
Aurora|41.77|-88.30|Illinois
Bakersfield|35.37|-119.02|California
Baltimore|39.30|-76.62|Maryland
Bangor|44.80|-68.78|Maine
Bar Harbor|44.39|-68.20|Maine
Barlett|35.22|-89.84|Tennessee
Barstow|34.90|-117.02|California
Bartlesville|36.75|-95.98|Oklahoma
Baton Rouge|30.46|-91.14|Louisiana
Battle Creek|42.32|-85.18|Michigan
Bay City|28.98|-95.96|Texas
Bay City|43.59|-83.89|Michigan
Baytown|29.76|-94.97|Texas
Beaufort|32.43|-80.69|South Carolina
Beaumont|30.09|-94.10|Texas
Beaver Falls|40.75|-80.32|Pennsylvania
Beckley|37.78|-81.18|West Virginia
Beeville|28.41|-97.75|Texas
Belleville|38.53|-90.00|Illinois
Bemidji|47.47|-94.88|Minnesota
Benton Harbor|42.12|-86.45|Michigan
Berkeley|37.87|-122.27|California
Bethel|60.79|-161.76|Alaska
Big Delta|64.15|-145.84|Alaska
Big Spring|32.24|-101.48|Texas
Billings|45.79|-108.54|Montana
Biloxi|30.40|-88.89|Mississippi
Binghamton|42.10|-75.92|New York
Birmingham|33.53|-86.82|Alabama
Bismarck|46.81|-100.78|North Dakota
Blacksburg|37.23|-80.41|Virginia
Bloomington|39.17|-86.53|Indiana
Bloomington|40.48|-88.99|Illinois
Boise|43.61|-116.23|Idaho
Boulder City|35.98|-114.83|Nevada
Bowling Green|36.99|-86.44|Kentucky
Bowling Green|41.37|-83.65|Ohio
Brainerd|46.36|-94.20|Minnesota
Bremerton|47.57|-122.64|Washington
Bridgeport|41.18|-73.20|Connecticut
Bristol|36.61|-82.18|Virginia
Brookings|44.31|-96.79|South Dakota
Brownsville|25.92|-97.50|Texas
Brownwood|31.71|-98.98|Texas
Brunswick|31.15|-81.49|Georgia
Bryan|30.67|-96.37|Texas
Buffalo|42.88|-78.88|New York
Bullhead City|35.15|-114.57|Arizona
Burley|42.54|-113.79|Idaho
Burlington|40.81|-91.11|Iowa
Butte|46.00|-112.53|Montana
Cadillac|44.25|-85.41|Michigan
Calais|45.17|-67.24|Maine
Caldwell|43.66|-116.67|Idaho
Canton|40.80|-81.38|Ohio
Cantwell|63.39|-148.95|Alaska
Cape Coral|26.60|-81.98|Florida
Cape Girardeau|37.31|-89.52|Illinois
Carbondale|37.73|-89.22|Illinois
Carlsbad|32.42|-104.23|New Mexico
Carson City|39.16|-119.77|Nevada
Casa Grande|32.88|-111.76|Arizona
Casper|42.87|-106.31|Wyoming
Cedar City|37.68|-113.06|Utah
Cedar Rapids|41.97|-91.66|Iowa
Centralia|46.72|-122.95|Washington
Chadron|42.83|-103.00|Nebraska
Charleston|32.79|-79.99|South Carolina
Charleston|38.35|-81.63|West Virginia
Charlotte|35.20|-80.83|North Carolina
Charlottesville|38.03|-78.48|Virginia
Chattanooga|35.07|-85.25|Tennessee
Cheyenne|41.14|-104.82|Wyoming
Chico|39.73|-121.84|California
Chignik|56.30|-158.40|Alaska
Childress|34.42|-100.21|Texas
Cincinnati|39.16|-84.46|Ohio
Circle|65.83|-144.06|Alaska
Clarksburg|39.28|-80.34|West Virginia
Clarksville|36.53|-87.36|Tennessee
Cleburne|32.35|-97.39|Texas
Cleveland|41.47|-81.69|Ohio
Clovis|34.41|-103.20|New Mexico
Cody|44.52|-109.06|Wyoming
Coeur d’Alene|47.68|-116.78|Idaho
Coffeyville|37.04|-95.63|Kansas
Cold Bay|55.20|-162.72|Alaska
Colorado Springs|38.86|-104.79|Colorado
Columbia|34.04|-80.90|South Carolina
Columbia|35.61|-87.04|Tennessee
Columbia|38.95|-92.33|Missouri
Columbus|32.47|-84.98|Georgia
Columbus|39.98|-82.99|Ohio
Concord|43.21|-71.54|New Hampshire
Conroe|30.31|-95.46|Texas
Conway|35.09|-92.45|Arkansas
Coos Bay|43.37|-124.22|Oregon
Coral Gables|25.72|-80.29|Florida
Coral Springs|26.27|-80.27|Florida
Cordova|60.54|-145.76|Alaska
Corpus Christi|27.74|-97.40|Texas
Corvallis|44.57|-123.28|Oregon
Council Bluffs|41.26|-95.86|Iowa
Covington|39.08|-84.51|Kentucky
Craig|40.52|-107.55|Colorado
Crescent City|41.76|-124.20|California
Crestview|30.75|-86.57|Florida
Crookston|47.77|-96.61|Minnesota
Cumberland|39.65|-78.76|Maryland
Dalhart|36.06|-102.52|Texas
Dallas|32.82|-96.84|Texas
Dalton|34.77|-84.97|Georgia
Danville|36.59|-79.40|Virginia
Davenport|41.55|-90.59|Iowa
Dayton|39.75|-84.20|Ohio
Daytona Beach|29.21|-81.02|Florida
Decatur|39.84|-88.95|Illinois
Del Rio|29.36|-100.90|Texas
Delano|35.76|-119.24|California
Deming|32.26|-107.76|New Mexico
Denali Park|63.73|-148.91|Alaska
Denton|33.22|-97.13|Texas
Des Moines|41.58|-93.62|Iowa
Detroit|42.33|-83.08|Michigan
Devils Lake|48.11|-98.86|North Dakota
Dickinson|46.88|-102.79|North Dakota
Dillingham|59.06|-158.48|Alaska
Dillon|45.22|-112.68|Montana
Dodge City|37.76|-100.02|Kansas
Dothan|31.22|-85.39|Alabama
Douglas|31.36|-109.55|Arizona
Douglas|31.51|-82.85|Georgia
Douglas|42.76|-105.38|Wyoming
Dover|39.16|-75.52|Delaware
Dublin|32.54|-82.92|Georgia
Dubuque|42.50|-90.66|Iowa
Duluth|46.78|-92.11|Minnesota
Dumas|35.86|-101.97|Texas
Durango|37.28|-107.88|Colorado
Durham|36.00|-78.92|North Carolina
Eagle|64.79|-141.20|Alaska
Eagle Pass|28.71|-100.49|Texas
Eau Claire|44.81|-91.50|Wisconsin
Edinburg|26.30|-98.16|Texas
El Centro|32.79|-115.56|California
El Dorado|33.21|-92.66|Arkansas
El Paso|31.78|-106.51|Texas
Elgin|42.04|-88.29|Illinois
Elkhart|41.68|-85.97|Indiana
Elko|40.83|-115.76|Nevada
Elmira|42.09|-76.81|New York
Ely|39.25|-114.89|Nevada
Ely|47.90|-91.83|Minnesota
Emmonak|62.78|-164.52|Alaska
Emporia|38.40|-96.18|Kansas
Enid|36.40|-97.88|Oklahoma
Enterprise|31.33|-85.84|Alabama
Erie|42.13|-80.08|Pennsylvania
Escanaba|45.75|-87.06|Michigan
Eugene|44.05|-123.10|Oregon
Eureka|40.80|-124.15|California
Evanston|42.05|-87.70|Illinois
Evansville|37.97|-87.56|Indiana
Everett|47.96|-122.20|Washington
Fairbanks|64.84|-147.71|Alaska
Falfurrias|27.23|-98.14|Texas
False Pass|54.85|-163.42|Alaska
Fargo|46.88|-96.79|North Dakota
Faribault|44.29|-93.27|Minnesota
Farmington|36.75|-108.19|New Mexico
Fayetteville|35.06|-78.88|North Carolina
Fayetteville|36.06|-94.16|Arkansas
Flint|43.01|-83.69|Michigan
Florence|34.20|-79.76|South Carolina
Florence|34.80|-87.68|Alabama
Fond du Lac|43.77|-88.45|Wisconsin
Fort Collins|40.56|-105.06|Colorado
Fort Lauderdale|26.14|-80.14|Florida
Fort Pierce|27.45|-80.33|Florida
Fort Smith|35.39|-94.40|Arkansas
Fort Stockton|30.89|-102.88|Texas
Fort Wayne|41.08|-85.13|Indiana
Fort Yukon|66.56|-145.27|Alaska
Frankfort|38.20|-84.87|Kentucky
Fredericksburg|38.30|-77.46|Virginia
Freeport|28.96|-95.36|Texas
Fresno|36.75|-119.77|California
Ft. Dodge|42.51|-94.18|Iowa
Ft. Myers|26.64|-81.86|Florida
Ft. Worth|32.74|-97.34|Texas
Gadsden|34.01|-86.01|Alabama
Gainesville|29.65|-82.33|Florida
Galena|64.73|-156.93|Alaska
Galesburg|40.95|-90.37|Illinois
Gallup|35.52|-108.73|New Mexico
Galveston|29.30|-94.80|Texas
Gambell|63.78|-171.73|Alaska
Garden City|37.98|-100.86|Kansas
Gary|41.58|-87.33|Indiana
Gila Bend|32.95|-112.72|Arizona
Gillette|44.28|-105.51|Wyoming
Glasgow|48.18|-106.64|Montana
Glendale|33.58|-112.20|Arizona
Glendive|47.11|-104.71|Montana
Glenwood Springs|39.55|-107.32|Colorado
Goldsboro|35.39|-77.99|North Carolina
Goodland|39.35|-101.71|Kansas
Goodnews Bay|59.12|-161.59|Alaska
Grand Canyon|36.05|-112.14|Arizona
Grand Forks|47.93|-97.03|North Dakota
Grand Island|40.92|-98.36|Nebraska
Grand Junction|39.09|-108.55|Colorado
Grand Rapids|42.96|-85.67|Michigan
Grants Pass|42.44|-123.33|Oregon
Great Falls|47.50|-111.30|Montana
Greeley|40.42|-104.74|Colorado
Green Bay|44.53|-88.00|Wisconsin
Green River|41.51|-109.46|Wyoming
Greensboro|36.07|-79.80|North Carolina
Greenville|33.41|-91.06|Mississippi
Greenville|34.85|-82.39|South Carolina
Greenville|35.61|-77.37|North Carolina
Gulfport|30.37|-89.09|Mississippi
Gulkana|62.27|-145.38|Alaska
Gunnison|38.54|-106.93|Colorado
Guymon|36.69|-101.48|Oklahoma
Hagerstown|39.64|-77.72|Maryland
Hampton|37.03|-76.35|Virginia
Hancock|47.13|-88.58|Michigan
Hardin|45.73|-107.61|Montana
Harlingen|26.20|-97.69|Texas
Harrisburg|40.27|-76.88|Pennsylvania
Harrisonburg|38.45|-78.87|Virginia
Hartford|41.77|-72.68|Connecticut
Hattiesburg|31.33|-89.29|Mississippi
Havre|48.55|-109.68|Montana
Hays|38.88|-99.32|Kansas
Helena|46.59|-112.04|Montana
Hereford|34.82|-102.40|Texas
Hickory|35.73|-81.34|North Carolina
Hilo|19.70|-155.09|Hawaii
Hobbs|32.71|-103.14|New Mexico
Homer|59.64|-151.55|Alaska
Homestead|25.47|-80.48|Florida
Honolulu|21.31|-157.86|Hawaii
Hoonah|58.12|-135.44|Alaska
Hooper Bay|61.53|-166.10|Alaska
Hopkinsville|36.87|-87.49|Kentucky
Hot Springs|34.50|-93.06|Arkansas
Houlton|46.13|-67.84|Maine
Houma|29.60|-90.72|Louisiana
Houston|29.82|-95.34|Texas
Hughes|66.05|-154.25|Alaska
Huntington|38.42|-82.45|West Virginia
Huntsville|30.72|-95.55|Texas
Huntsville|34.72|-86.61|Alabama
Hutchinson|38.07|-97.92|Kansas
Hydaburg|55.21|-132.80|Alaska
Idaho Falls|43.47|-112.03|Idaho
Independence|39.09|-94.42|Missouri
Indianapolis|39.75|-86.17|Indiana
International Falls|48.60|-93.41|Minnesota
Iowa City|41.66|-91.53|Iowa
Iron Mountain|45.82|-88.06|Michigan
Ironwood|46.46|-90.16|Michigan
Irvine|33.68|-117.83|California
Ithaca|42.44|-76.50|New York
Jackson|32.30|-90.18|Mississippi
Jackson|35.61|-88.81|Tennessee
Jacksonville|30.33|-81.67|Florida
Jacksonville|34.75|-77.43|North Carolina
Jamestown|42.10|-79.24|New York
Jamestown|46.91|-98.70|North Dakota
Janesville|42.68|-89.02|Wisconsin
Jefferson City|38.58|-92.17|Missouri
John Day|44.42|-118.95|Oregon
Johnson City|36.31|-82.35|Tennessee
Johnstown|40.33|-78.92|Pennsylvania
Joliet|41.53|-88.11|Illinois
Jonesboro|35.84|-90.70|Arkansas
Joplin|37.08|-94.51|Missouri
Juneau|58.31|-134.42|Alaska
Kailua-Kona|19.64|-156.00|Hawaii
Kaktovik|70.09|-143.60|Alaska
Kalamazoo|42.29|-85.59|Michigan
Kalispell|48.20|-114.32|Montana
Kaltag|64.33|-158.72|Alaska
Kanab|37.05|-112.53|Utah
Kankakee|41.12|-87.86|Illinois
Kansas City|39.11|-94.60|Missouri
Kansas City|39.11|-94.63|Kansas
Karluk|57.57|-154.46|Alaska
Kearney|40.70|-99.08|Nebraska
Kenai|60.55|-151.26|Alaska
Kennewick|46.21|-119.14|Washington
Ketchikan|55.36|-131.66|Alaska
Key West|24.56|-81.78|Florida
Killeen|31.12|-97.73|Texas
King Salmon|58.69|-156.66|Alaska
Kingman|35.19|-114.05|Arizona
Kingsport|36.55|-82.56|Tennessee
Kingsville|27.52|-97.86|Texas
Kirksville|40.19|-92.58|Missouri
Kissimmee|28.29|-81.41|Florida
Kitty Hawk|36.08|-75.70|North Carolina
Kivalina|67.73|-164.49|Alaska
Klamath Falls|42.23|-121.78|Oregon
Knoxville|35.97|-83.92|Tennessee
Kobuk|66.91|-156.88|Alaska
Kodiak|57.79|-152.41|Alaska
Kokomo|40.49|-86.13|Indiana
Kotlit|63.03|-163.55|Alaska
Kotzebue|66.90|-162.60|Alaska
Koyuk|64.94|-161.16|Alaska
Koyukuk|64.88|-157.70|Alaska
La Crosse|43.80|-91.24|Wisconsin
La Grande|45.32|-118.09|Oregon
La Grange|33.04|-85.03|Georgia
Lafayette|30.20|-92.02|Louisiana
Lafayette|40.42|-86.88|Indiana
Lake Charles|30.23|-93.22|Louisiana
Lake City|30.19|-82.64|Florida
Lake Havasu City|34.50|-114.31|Arizona
Lake Minchumina|63.88|-152.31|Alaska
Lakeville|44.65|-93.24|Minnesota
Lamar|38.09|-102.62|Colorado
Lancaster|34.70|-118.14|California
Lancaster|39.72|-82.61|Ohio
Lancaster|40.04|-76.31|Pennsylvania
Lander|42.83|-108.73|Wyoming
Lansing|42.73|-84.55|Michigan
Laramie|41.31|-105.59|Wyoming
Laredo|27.51|-99.51|Texas
Las Cruces|32.31|-106.78|New Mexico
Las Vegas|35.60|-105.22|New Mexico
Las Vegas|36.21|-115.22|Nevada
Laurel|31.70|-89.14|Mississippi
Lawrence|38.96|-95.26|Kansas
Lawton|34.60|-98.41|Oklahoma
Lead|44.35|-103.77|South Dakota
Leesburg|28.81|-81.88|Florida
Lewiston|44.10|-70.22|Maine
Lewiston|46.42|-117.02|Idaho
Lexington|38.05|-84.50|Kentucky
Lihue|21.98|-159.37|Hawaii
Lima|40.74|-84.11|Ohio
Lincoln|40.82|-96.68|Nebraska
Little Rock|34.74|-92.33|Arkansas
Logan|41.74|-111.83|Utah
London|37.13|-84.08|Kentucky
Long Beach|33.79|-118.16|California
Longview|32.50|-94.74|Texas
Longview|46.14|-122.94|Washington
Los Alamos|35.89|-106.30|New Mexico
Los Angeles|33.99|-118.18|California
Louisville|38.23|-85.75|Kentucky
Lowell|42.63|-71.32|Massachusetts
Lubbock|33.58|-101.88|Texas
Lufkin|31.34|-94.73|Texas
Lumberton|34.63|-79.01|North Carolina
Lynchburg|37.41|-79.14|Virginia
Macon|32.85|-83.63|Georgia
Madisonville|37.33|-87.50|Kentucky
Manchester|43.00|-71.46|New Hampshire
Manhattan|39.19|-96.59|Kansas
Mankato|44.16|-94.00|Minnesota
Mansfield|40.76|-82.52|Ohio
Marietta|33.96|-84.54|Georgia
Marinette|45.10|-87.63|Wisconsin
Marion|40.56|-85.66|Indiana
Marquette|46.55|-87.41|Michigan
Mason City|43.15|-93.20|Iowa
McAlester|34.93|-95.77|Oklahoma
McAllen|26.20|-98.23|Texas
McCook|40.21|-100.63|Nebraska
McGrath|62.96|-155.60|Alaska
Medford|42.33|-122.87|Oregon
Mekoryuk|60.39|-166.19|Alaska
Melbourne|28.08|-80.61|Florida
Memphis|35.12|-90.00|Tennessee
Mendocino|39.31|-123.80|California
Merced|37.30|-120.48|California
Meridian|32.36|-88.70|Mississippi
Mesa|33.42|-111.74|Arizona
Metairie|29.98|-90.15|Louisiana
Miami|25.79|-80.22|Florida
Miami Beach|25.81|-80.13|Florida
Midland|32.03|-102.10|Texas
Miles City|46.41|-105.84|Montana
Milwaukee|43.05|-87.92|Wisconsin
Minot|48.23|-101.30|North Dakota
Missoula|46.87|-113.99|Montana
Mitchell|43.71|-98.03|South Dakota
Mobile|30.68|-88.05|Alabama
Mobridge|45.54|-100.43|South Dakota
Modesto|37.66|-120.99|California
Monroe|32.51|-92.12|Louisiana
Montana|62.08|-150.07|Alaska
Monterey|36.60|-121.89|California
Montgomery|32.36|-86.28|Alabama
Monticello|37.87|-109.34|Utah
Montpelier|42.32|-111.30|Idaho
Montpelier|44.26|-72.58|Vermont
Montrose|38.48|-107.87|Colorado
Moorhead|46.87|-96.74|Minnesota
Morgantown|39.63|-79.96|West Virginia
Mountain Village|62.09|-163.73|Alaska
Mt. Shasta|41.31|-122.31|California
Muncie|40.19|-85.39|Indiana
Murfreesboro|35.85|-86.39|Tennessee
Muskegon|43.23|-86.25|Michigan
Muskogee|35.75|-95.37|Oklahoma
Myrtle Beach|33.69|-78.89|South Carolina
Nacogdoches|31.60|-94.66|Texas
Naples|26.14|-81.79|Florida
Nashville|36.17|-86.78|Tennessee
Natchez|31.55|-91.39|Mississippi
National City|32.67|-117.10|California
Needles|34.85|-114.61|California
Nenana|64.56|-149.09|Alaska
Nephi|39.71|-111.84|Utah
New Albany|38.31|-85.82|Indiana
New Bedford|41.66|-70.94|Massachusetts
New Braunfels|29.70|-98.13|Texas
New Haven|41.33|-72.90|Connecticut
New Iberia|30.00|-91.82|Louisiana
New London|41.36|-72.10|Connecticut
New Orleans|30.00|-90.04|Louisiana
Newark|40.70|-74.17|New Jersey
Newhalen|59.72|-154.90|Alaska
Newport|41.49|-71.31|Rhode Island
Niagara Falls|43.09|-79.04|New York
Nikolski|52.94|-168.87|Alaska
Nome|64.51|-165.41|Alaska
Norfolk|36.85|-76.28|Virginia
Norfolk|42.03|-97.43|Nebraska
Norman|35.23|-97.34|Oklahoma
North Platte|41.14|-100.77|Nebraska
Nyac|61.00|-159.94|Alaska
Oak Ridge|36.01|-84.27|Tennessee
Oakland|37.77|-122.22|California
Ocala|29.19|-82.14|Florida
Oceanside|33.22|-117.33|California
Odessa|31.85|-102.37|Texas
Ogden|41.23|-111.97|Utah
Oklahoma City|35.47|-97.52|Oklahoma
Olympia|47.04|-122.90|Washington
Omaha|41.24|-96.01|Nebraska
Ontario|44.03|-116.96|Oregon
Orangeburg|33.50|-80.86|South Carolina
Orlando|28.51|-81.38|Florida
Oshkosh|44.03|-88.54|Wisconsin
Ottumwa|41.01|-92.41|Iowa
Owensboro|37.77|-87.11|Kentucky
Paducah|37.08|-88.60|Kentucky
Palatka|29.65|-81.65|Florida
Palm Coast|29.54|-81.22|Florida
Palm Springs|33.78|-116.53|California
Palmer|61.60|-149.11|Alaska
Panama City|30.16|-85.66|Florida
Paragould|36.06|-90.50|Arkansas
Parkersburg|39.27|-81.56|West Virginia
Parowan|37.84|-112.83|Utah
Pasadena|29.66|-95.15|Texas
Pasadena|34.16|-118.14|California
Paso Robles|35.63|-120.69|California
Paterson|40.92|-74.17|New Jersey
Pecos|31.42|-103.50|Texas
Pendleton|45.67|-118.79|Oregon
Pensacola|30.42|-87.22|Florida
Peoria|40.70|-89.67|Illinois
Perryville|55.92|-159.15|Alaska
Petersburg|37.23|-77.40|Virginia
Petoskey|45.37|-84.96|Michigan
Philadelphia|40.00|-75.17|Pennsylvania
Phoenix|33.54|-112.07|Arizona
Pierre|44.37|-100.35|South Dakota
Pilot Point|57.56|-157.57|Alaska
Pine Bluff|34.23|-92.00|Arkansas
Pittsburgh|40.43|-80.00|Pennsylvania
Pittsfield|42.45|-73.26|Massachusetts
Plattsburg|44.69|-73.46|New York
Pocatello|42.87|-112.44|Idaho
Point Hope|68.35|-166.81|Alaska
Polson|47.69|-114.16|Montana
Ponca City|36.71|-97.09|Oklahoma
Pontiac|42.65|-83.29|Michigan
Poplar Bluff|36.76|-90.40|Missouri
Port Arthur|29.90|-93.93|Texas
Port Charlotte|27.00|-82.11|Florida
Port Heiden|56.95|-158.63|Alaska
Port Lavaca|28.62|-96.63|Texas
Portland|43.67|-70.25|Maine
Poughkeepsie|41.70|-73.92|New York
Powell|44.76|-108.76|Wyoming
Prescott|34.59|-112.45|Arizona
Presque Isle|46.79|-68.00|Maine
Price|39.60|-110.81|Utah
Providence|41.82|-71.41|Rhode Island
Provo|40.25|-111.64|Utah
Prudhoe Bay|70.29|-148.67|Alaska
Pueblo|38.28|-104.63|Colorado
Quincy|39.94|-91.41|Illinois
Quinhagak|59.75|-161.92|Alaska
Racine|42.73|-87.81|Wisconsin
Raleigh|35.82|-78.64|North Carolina
Rapid City|44.08|-103.23|South Dakota
Raton|36.90|-104.44|New Mexico
Rawlins|41.79|-107.23|Wyoming
Red Devil|61.76|-157.31|Alaska
Redding|40.59|-122.39|California
Reno|39.53|-119.82|Nevada
Rhinelander|45.64|-89.41|Wisconsin
Richfield|38.77|-112.08|Utah
Richland|46.29|-119.29|Washington
Richmond|37.55|-77.45|Virginia
Richmond|39.83|-84.89|Indiana
Riverside|33.94|-117.40|California
Riverton|43.03|-108.40|Wyoming
Roanoke|37.27|-79.94|Virginia
Rochester|43.17|-77.62|New York
Rochester|44.02|-92.47|Minnesota
Rock Hill|34.94|-81.03|South Carolina
Rock Island|41.49|-90.53|Illinois
Rockford|42.27|-89.07|Illinois
Rocky Mount|35.94|-77.79|North Carolina
Roseburg|43.22|-123.36|Oregon
Roswell|33.39|-104.52|New Mexico
Sacramento|38.58|-121.47|California
Safford|32.83|-109.71|Arizona
Saginaw|43.42|-83.95|Michigan
Salem|42.52|-70.88|Massachusetts
Salem|44.93|-123.02|Oregon
Salina|38.82|-97.61|Kansas
Salinas|36.68|-121.64|California
Salisbury|35.67|-80.47|North Carolina
Salmon|45.18|-113.89|Idaho
San Angelo|31.46|-100.44|Texas
San Antonio|29.49|-98.51|Texas
San Bernardino|34.12|-117.30|California
San Diego|32.82|-117.18|California
San Jose|37.30|-121.85|California
San Luis Obispo|35.28|-120.66|California
San Marcos|29.88|-97.94|Texas
San Mateo|37.56|-122.31|California
Sand Point|55.34|-160.50|Alaska
Sanford|28.79|-81.28|Florida
Santa Barbara|34.43|-119.72|California
Santa Cruz|36.97|-122.03|California
Santa Maria|34.94|-120.44|California
Santa Rosa|38.45|-122.70|California
Sarasota|27.34|-82.53|Florida
Saratoga Springs|43.08|-73.79|New York
Sault Ste. Marie|46.50|-84.35|Michigan
Savannah|32.02|-81.11|Georgia
Schenectady|42.81|-73.94|New York
Scottsbluff|41.87|-103.66|Nebraska
Scottsdale|33.69|-111.87|Arizona
Scranton|41.41|-75.66|Pennsylvania
Selawik|66.60|-160.01|Alaska
Selma|32.41|-87.02|Alabama
Seward|60.13|-149.47|Alaska
Shawnee|35.34|-96.93|Oklahoma
Sheboygan|43.75|-87.71|Wisconsin
Sherman|33.64|-96.61|Texas
Shishmaref|66.26|-166.07|Alaska
Shreveport|32.50|-93.77|Louisiana
Sidney|41.14|-102.98|Nebraska
Sioux City|42.50|-96.40|Iowa
Sioux Falls|43.55|-96.73|South Dakota
Sitka|57.06|-135.33|Alaska
Skagway|59.46|-135.31|Alaska
Slidell|30.27|-89.78|Louisiana
Socorro|34.06|-106.90|New Mexico
South Bend|41.68|-86.25|Indiana
Southaven|34.97|-90.00|Mississippi
Spartanburg|34.95|-81.93|South Carolina
Spencer|43.15|-95.15|Iowa
Spokane|47.67|-117.42|Washington
Spring Hill|28.48|-82.55|Florida
Springfield|37.18|-93.32|Missouri
Springfield|39.82|-89.65|Illinois
Springfield|39.92|-83.80|Ohio
Springfield|42.12|-72.58|Massachusetts
Springfield|44.05|-122.98|Oregon
St. Augustine|29.89|-81.31|Florida
St. Charles|38.60|-76.94|Maryland
St. Charles|38.78|-90.51|Missouri
St. Cloud|45.56|-94.16|Minnesota
St. George|37.10|-113.58|Utah
St. Joseph|39.77|-94.85|Missouri
St. Louis|38.64|-90.24|Missouri
St. Paul|44.94|-93.08|Minnesota
St. Petersburg|27.77|-82.68|Florida
Stamford|41.05|-73.54|Connecticut
State College|40.79|-77.86|Pennsylvania
Stillwater|36.14|-97.07|Oklahoma
Stockton|37.96|-121.29|California
Sumter|33.92|-80.34|South Carolina
Superior|46.72|-92.10|Wisconsin
Syracuse|43.05|-76.15|New York
Tacoma|47.21|-122.52|Washington
Talkeetna|62.32|-150.11|Alaska
Tallahassee|30.45|-84.28|Florida
Tampa|27.95|-82.46|Florida
Tanacross|63.39|-143.35|Alaska
Tanana|65.17|-152.08|Alaska
Teller|65.26|-166.36|Alaska
Temple|31.10|-97.36|Texas
Terre Haute|39.47|-87.41|Indiana
Texarkana|33.44|-94.04|Arkansas
Texas City|29.41|-94.96|Texas
Thermopolis|43.65|-108.21|Wyoming
Tillamook|45.46|-123.84|Oregon
Titusville|28.61|-80.81|Florida
Togiak|59.07|-160.38|Alaska
Toledo|41.67|-83.58|Ohio
Tomah|43.99|-90.50|Wisconsin
Tombstone|31.71|-110.07|Arizona
Tonopah|38.07|-117.23|Nevada
Topeka|39.05|-95.67|Kansas
Traverse City|44.77|-85.62|Michigan
Trenton|40.22|-74.74|New Jersey
Trinidad|37.17|-104.51|Colorado
Truth or Consequences|33.13|-107.25|New Mexico
Tucson|32.20|-110.89|Arizona
Tucumcari|35.17|-103.73|New Mexico
Tulare|36.21|-119.34|California
Tulsa|36.12|-95.93|Oklahoma
Tununak|60.59|-165.26|Alaska
Tupelo|34.26|-88.70|Mississippi
Tuscaloosa|33.23|-87.54|Alabama
Twin Falls|42.56|-114.46|Idaho
Tyler|32.35|-95.30|Texas
Ukiah|39.15|-123.21|California
Unalakleet|63.87|-160.79|Alaska
Unalaska|53.87|-166.53|Alaska
Urbana|40.11|-88.20|Illinois
Utica|43.10|-75.23|New York
Utqiaġvik|71.29|-156.79|Alaska
Valdez|61.14|-146.35|Alaska
Valdosta|30.83|-83.28|Georgia
Vallejo|38.11|-122.26|California
Van Horn|31.04|-104.83|Texas
Vancouver|45.63|-122.64|Washington
Vernal|40.46|-109.53|Utah
Vernon|34.15|-99.29|Texas
Vero Beach|27.64|-80.39|Florida
Vicksburg|32.35|-90.88|Mississippi
Victoria|28.80|-97.00|Texas
Victorville|34.54|-117.29|California
Virginia|47.52|-92.54|Minnesota
Virginia Beach|36.85|-75.98|Virginia
Visalia|36.33|-119.32|California
Waco|31.55|-97.15|Texas
Wahiawa|21.50|-158.02|Hawaii
Wailuku|20.89|-156.50|Hawaii
Wainwright|70.64|-160.04|Alaska
Wales|65.61|-168.09|Alaska
Walla Walla|46.07|-118.34|Washington
Wallace|47.47|-115.93|Idaho
Washington, D.C.|38.90|-77.01|District of Columbia
Wasilla|61.58|-149.44|Alaska
Waterbury|41.55|-73.05|Connecticut
Waterloo|42.49|-92.34|Iowa
Watertown|43.98|-75.91|New York
Waterville|44.55|-69.65|Maine
Waukegan|42.36|-87.84|Illinois
Waukesha|43.01|-88.23|Wisconsin
Wausau|44.96|-89.63|Wisconsin
Waycross|31.21|-82.35|Georgia
Wenatchee|47.42|-120.31|Washington
West Bend|43.43|-88.18|Wisconsin
West Palm Beach|26.75|-80.12|Florida
Wheeling|40.06|-80.72|West Virginia
White Sulphur Springs|37.79|-80.30|West Virginia
Whittier|60.78|-148.68|Alaska
Wichita|37.72|-97.33|Kansas
Wichita Falls|33.91|-98.49|Texas
Wilkes Barre|41.25|-75.88|Pennsylvania
Willcox|32.25|-109.83|Arizona
Williamsport|41.24|-77.00|Pennsylvania
Williston|48.16|-103.63|North Dakota
Willmar|45.12|-95.04|Minnesota
Wilmington|34.23|-77.95|North Carolina
Wilmington|39.75|-75.55|Delaware
Winchester|39.18|-78.17|Virginia
Winnemucca|40.97|-117.73|Nevada
Winona|44.05|-91.64|Minnesota
Winslow|35.28|-110.70|Arizona
Winston-Salem|36.11|-80.26|North Carolina
Winter Haven|28.02|-81.73|Florida
Wiseman|67.41|-150.11|Alaska
Woodward|36.43|-99.40|Oklahoma
Worcester|42.27|-71.80|Massachusetts
Wrangell|56.47|-132.37|Alaska
Yakima|46.60|-120.50|Washington
Yakutat|59.55|-139.73|Alaska
Yankton|42.88|-97.39|South Dakota
York|39.96|-76.73|Pennsylvania
Youngstown|41.10|-80.65|Ohio
Yuba City|39.14|-121.62|California
Yuma|32.69|-114.62|Arizona
Zanesville|39.94|-82.01|Ohio`,
  CA: `Abbotsford|49.05|-122.30|British Columbia
Alert|82.48|-62.25|Nunavut
Amherst|45.82|-64.22|Nova Scotia
Amos|48.57|-78.12|Québec
Antigonish|45.63|-62.00|Nova Scotia
Arctic Bay|73.03|-85.17|Nunavut
Argentia|47.30|-53.99|Newfoundland and Labrador
Arviat|61.11|-94.06|Nunavut
Athabasca|54.72|-113.27|Alberta
Atikokan|48.75|-91.62|Ontario
Attawapiskat|52.92|-82.43|Ontario
Baddeck|46.10|-60.75|Nova Scotia
Baie-Comeau|49.22|-68.16|Québec
Baker Lake|64.32|-96.02|Nunavut
Banff|51.18|-115.57|Alberta
Barrie|44.38|-79.70|Ontario
Bathurst|47.60|-65.65|New Brunswick
Bella Bella|52.15|-128.12|British Columbia
Belleville|44.17|-77.38|Ontario
Berens River|52.37|-97.03|Manitoba
Big Beaver House|52.95|-89.88|Ontario
Biggar|52.05|-107.98|Saskatchewan
Brandon|49.83|-99.95|Manitoba
Brochet|57.88|-101.67|Manitoba
Brockville|44.59|-75.70|Ontario
Brooks|50.57|-111.90|Alberta
Buchans|48.82|-56.87|Newfoundland and Labrador
Burns Lake|54.22|-125.77|British Columbia
Burwash Landing|61.35|-139.00|Yukon
Cambridge Bay|69.12|-105.03|Nunavut
Campbell River|50.02|-125.25|British Columbia
Camrose|53.02|-112.82|Alberta
Cap-Chat|49.10|-66.68|Québec
Cape Dorset|64.31|-76.54|Nunavut
Cartwright|53.70|-57.01|Newfoundland and Labrador
Cat Lake|51.72|-91.80|Ontario
Channel-Port aux Basques|47.57|-59.15|Newfoundland and Labrador
Chapleau|47.83|-83.40|Ontario
Charlottetown|46.25|-63.13|Prince Edward Island
Chesterfield Inlet|63.34|-90.70|Nunavut
Chevery|50.48|-59.61|Québec
Chicoutimi|48.43|-71.07|Québec
Chilliwack|49.17|-121.95|British Columbia
Churchill|58.77|-94.17|Manitoba
Churchill Falls|53.53|-63.98|Newfoundland and Labrador
Cobalt|47.38|-79.68|Ontario
Cochrane|49.07|-81.02|Ontario
Coral Harbour|64.15|-83.18|Nunavut
Corner Brook|48.95|-57.93|Newfoundland and Labrador
Cornwall|45.02|-74.73|Ontario
Courtenay|49.68|-125.00|British Columbia
Cranbrook|49.52|-115.77|British Columbia
Creston|49.10|-116.52|British Columbia
Dauphin|51.15|-100.05|Manitoba
Dawson City|64.07|-139.42|Yukon
Dawson Creek|55.77|-120.23|British Columbia
Dease Lake|58.45|-130.03|British Columbia
Deer Lake|49.17|-57.43|Newfoundland and Labrador
Deer Lake|52.62|-94.07|Ontario
Digby|44.62|-65.76|Nova Scotia
Dolbeau|48.87|-72.23|Québec
Doline|65.18|-123.42|Northwest Territories
Drummondville|45.88|-72.48|Québec
Dryden|49.78|-92.83|Ontario
Eastmain|52.23|-78.52|Québec
Edmonton|53.55|-113.50|Alberta
Edmundston|47.38|-68.33|New Brunswick
Ennadai|61.13|-100.88|Nunavut
Flin Flon|54.77|-101.88|Manitoba
Fort Chipewyan|58.72|-111.15|Alberta
Fort Good Hope|66.27|-128.63|Northwest Territories
Fort McMurray|56.73|-111.38|Alberta
Fort McPherson|67.49|-134.89|Northwest Territories
Fort Nelson|58.82|-122.53|British Columbia
Fort Resolution|61.17|-113.68|Northwest Territories
Fort Severn|55.98|-87.65|Ontario
Fort Simpson|61.85|-121.33|Northwest Territories
Fort Smith|60.00|-111.88|Alberta
Fort St. John|56.25|-120.83|British Columbia
Forteau|51.45|-56.95|Newfoundland and Labrador
Gander|48.95|-54.55|Newfoundland and Labrador
Gaspé|48.84|-64.49|Québec
Geraldton|49.72|-86.97|Ontario
Gillam|56.35|-94.70|Manitoba
Gimli|50.63|-97.00|Manitoba
Gjoa Haven|68.63|-95.92|Nunavut
Grand Prairie|55.17|-118.80|Alberta
Grise Fiord|76.44|-82.95|Nunavut
Hall Beach|68.77|-81.24|Nunavut
Hamilton|43.25|-79.83|Ontario
Happy Valley - Goose Bay|53.30|-60.30|Newfoundland and Labrador
Hay River|60.85|-115.70|Northwest Territories
Hearst|49.70|-83.67|Ontario
Hinton|53.40|-117.58|Alberta
Holman|70.73|-117.75|Northwest Territories
Hopedale|55.45|-60.22|Newfoundland and Labrador
Hudson Bay|52.85|-102.38|Saskatchewan
Igloolik|69.26|-81.79|Nunavut
Inukjuak|58.47|-78.14|Québec
Inuvik|68.35|-133.70|Northwest Territories
Iqaluit|63.75|-68.50|Nunavut
Island Lake|53.97|-94.77|Manitoba
Ivugivik|62.42|-77.90|Québec
Joliette|46.03|-73.43|Québec
Kamloops|50.67|-120.33|British Columbia
Kangirsuk|60.02|-70.00|Québec
Kapuskasing|49.42|-82.43|Ontario
Kelowna|49.90|-119.48|British Columbia
Kenora|49.77|-94.47|Ontario
Kimmirut|62.85|-69.88|Nunavut
Kindersley|51.47|-109.13|Saskatchewan
Kingston|44.23|-76.48|Ontario
Kitchener|43.45|-80.50|Ontario
Kugluktuk|67.80|-115.13|Nunavut
Kuujjuaq|58.10|-68.40|Québec
Kuujjuarapik|55.28|-77.77|Québec
La Ronge|55.10|-105.30|Saskatchewan
La Sarre|48.80|-79.20|Québec
La Scie|49.97|-55.58|Newfoundland and Labrador
Labrador City|52.94|-66.92|Newfoundland and Labrador
Lac La Biche|54.77|-111.96|Alberta
Lake Louise|51.43|-116.18|Alberta
Lansdowne House|52.22|-87.88|Ontario
Lethbridge|49.70|-112.83|Alberta
Lillooet|50.68|-121.93|British Columbia
Little Current|45.97|-81.93|Ontario
Liverpool|44.04|-64.72|Nova Scotia
London|42.97|-81.25|Ontario
Lutselke|62.40|-110.73|Northwest Territories
Lynn Lake|56.85|-101.05|Manitoba
Marathon|48.75|-86.37|Ontario
Matagami|49.75|-77.63|Québec
Meadow Lake|54.13|-108.43|Saskatchewan
Meander River|59.03|-117.68|Alberta
Medicine Hat|50.03|-110.68|Alberta
Melville|50.93|-102.80|Saskatchewan
Mingan|50.30|-64.02|Québec
Mistassini|50.42|-73.87|Québec
Moncton|46.08|-64.77|New Brunswick
Mont-Laurier|46.55|-75.50|Québec
Moose Jaw|50.40|-105.55|Saskatchewan
Moosonee|51.28|-80.66|Ontario
Nain|56.55|-61.69|Newfoundland and Labrador
Nanaimo|49.15|-123.93|British Columbia
Natashquan|50.19|-61.81|Québec
Naujaat|66.53|-86.28|Nunavut
Nelson House|55.80|-98.85|Manitoba
New Glasgow|45.58|-62.63|Nova Scotia
New Liskeard|47.50|-79.67|Ontario
Nipigon|49.02|-88.25|Ontario
Norman Wells|65.28|-126.85|Northwest Territories
North Battleford|52.77|-108.28|Saskatchewan
North Bay|46.30|-79.45|Ontario
Norway House|53.97|-97.83|Manitoba
Orangeville|43.92|-80.08|Ontario
Orillia|44.60|-79.42|Ontario
Oshawa|43.88|-78.85|Ontario
Owen Sound|44.57|-80.85|Ontario
Oxford House|54.95|-95.27|Manitoba
Pangnirtung|66.13|-65.75|Nunavut
Parry Sound|45.33|-80.03|Ontario
Paulatuk|69.38|-123.98|Northwest Territories
Peace River|56.23|-117.28|Alberta
Pembroke|45.85|-77.12|Québec
Penticton|49.50|-119.58|British Columbia
Peterborough|44.30|-78.33|Ontario
Pond Inlet|72.68|-78.00|Nunavut
Port Burwell|60.27|-64.74|Newfoundland and Labrador
Port Hardy|50.72|-127.50|British Columbia
Port Hope Simpson|52.53|-56.30|Newfoundland and Labrador
Port-Menier|49.82|-64.35|Québec
Powell River|49.88|-124.55|British Columbia
Prince Albert|53.20|-105.75|Saskatchewan
Prince George|53.92|-122.77|British Columbia
Prince Rupert|54.32|-130.33|British Columbia
Pukatawagan|55.73|-101.32|Manitoba
Quesnel|52.98|-122.48|British Columbia
Radisson|53.78|-77.62|Québec
Rankin Inlet|62.82|-92.10|Nunavut
Red Deer|52.27|-113.80|Alberta
Red Lake|51.03|-93.83|Ontario
Regina|50.45|-104.62|Saskatchewan
Resolute|74.68|-94.90|Nunavut
Revelstoke|51.00|-118.18|British Columbia
Rigolet|54.18|-58.45|Newfoundland and Labrador
Rimouski|48.43|-68.52|Québec
Rivière-du-Loup|47.83|-69.53|Québec
Rouyn-Noranda|48.25|-79.03|Québec
Saint John|45.27|-66.08|New Brunswick
Saint-Georges|46.12|-70.67|Québec
Salluit|62.18|-75.66|Québec
Sandspit|53.24|-131.83|British Columbia
Sarnia|42.97|-82.40|Ontario
Schefferville|54.80|-66.82|Québec
Selkirk|50.15|-96.88|Manitoba
Sept-Îles|50.32|-66.36|Québec
Shamattawa|55.85|-92.08|Manitoba
Shawinigan|46.55|-72.73|Québec
Shelburne|43.77|-65.32|Nova Scotia
Sioux Lookout|50.26|-91.92|Ontario
Smithers|54.77|-127.17|British Columbia
St-Augustin|51.24|-58.65|Québec
St. Anthony|51.38|-55.60|Newfoundland and Labrador
St.-Jerome|45.77|-74.00|Québec
Steinbach|49.52|-96.68|Manitoba
Stephenville|48.55|-58.57|Newfoundland and Labrador
Stettler|52.33|-112.68|Alberta
Stony Rapids|59.27|-105.83|Saskatchewan
Sudbury|46.50|-80.97|Ontario
Swift Current|50.28|-107.77|Saskatchewan
Sydney|46.07|-60.18|Nova Scotia
Taloyoak|69.53|-93.53|Nunavut
Terrace|54.50|-128.58|British Columbia
The Pas|53.82|-101.23|Manitoba
Thessalon|46.25|-83.55|Ontario
Thompson|55.75|-97.87|Manitoba
Timmins|48.47|-81.33|Ontario
Tofino|49.15|-125.90|British Columbia
Trepassey|46.74|-53.36|Newfoundland and Labrador
Trois-Rivières|46.35|-72.55|Québec
Trout River|49.48|-58.12|Newfoundland and Labrador
Tsiigehtchic|67.43|-133.75|Northwest Territories
Tuktoyaktuk|69.45|-133.05|Northwest Territories
Uranium City|59.57|-108.62|Saskatchewan
Val d’Or|48.12|-77.77|Québec
Vegreville|53.50|-112.05|Alberta
Victoria|48.43|-123.35|British Columbia
Victoriaville|46.05|-71.97|Québec
Watson Lake|60.12|-128.80|Yukon
Wawa|48.00|-84.78|Ontario
Wetaskiwin|52.97|-113.38|Alberta
Weyburn|49.67|-103.85|Saskatchewan
Wiarton|44.73|-81.13|Ontario
Williams Lake|52.12|-122.15|British Columbia
Windsor|42.33|-83.03|Ontario
Windsor|44.98|-64.13|Nova Scotia
Yarmouth|43.83|-66.11|Nova Scotia
Yellowknife|62.44|-114.40|Northwest Territories
Yorkton|51.22|-102.47|Saskatchewan`,
  GB: `Aberdeen|57.17|-2.08
Ayr|55.45|-4.62
Belfast|54.60|-5.96
Birmingham|52.47|-1.92
Blackpool|53.83|-3.05
Bournemouth|50.73|-1.90
Bradford|53.80|-1.75
Carlisle|54.88|-2.93
Chester|53.20|-2.92
Coventry|52.42|-1.50
Dover|51.13|1.30
Dumfries|55.07|-3.55
Dundee|56.47|-3.00
Exeter|50.70|-3.53
Greenock|55.93|-4.75
Ipswich|52.07|1.17
Kingston upon Hull|53.75|-0.33
Kirkwall|58.97|-2.95
Leicester|52.63|-1.13
Lerwick|60.15|-1.15
Lisburn|54.52|-6.67
Liverpool|53.42|-2.92
Londonderry|55.00|-7.33
Luton|51.88|-0.42
Middlesbrough|54.58|-1.23
Newcastle upon Tyne|55.00|-1.60
Norwich|52.63|1.30
Nottingham|52.97|-1.17
Omagh|54.60|-7.30
Oxford|51.77|-1.25
Penzance|50.13|-5.55
Perth|56.40|-3.47
Peterborough|52.58|-0.25
Plymouth|50.39|-4.16
Portsmouth|50.80|-1.08
Reading|51.47|-0.98
Scarborough|54.28|-0.43
Southampton|50.90|-1.40
Southend-on-Sea|51.55|0.72
Stoke-on-Trent|53.00|-2.18
Sunderland|54.92|-1.38
Swansea|51.63|-3.95
Wick|58.43|-3.08`,
  DE: `Augsburg|48.35|10.90
Bielefeld|52.03|8.53
Braunschweig|52.25|10.50
Bremerhaven|53.55|8.58
Chemnitz|50.83|12.92
Coburg|50.27|10.97
Cottbus|51.77|14.33
Dortmund|51.53|7.45
Duisburg|51.43|6.75
Düsseldorf|51.22|6.78
Emden|53.37|7.22
Erfurt|50.97|11.03
Essen|51.45|7.02
Flensburg|54.78|9.43
Frankfurt am Main|50.10|8.68
Fürth|49.47|11.00
Gera|50.87|12.07
Gießen|50.58|8.65
Göttingen|51.52|9.92
Heidelberg|49.42|8.70
Hof|50.32|11.92
Ingolstadt|48.77|11.45
Jena|50.93|11.58
Karlsruhe|49.00|8.40
Kiel|54.33|10.13
Koblenz|50.35|7.60
Lübeck|53.87|10.67
Magdeburg|52.13|11.62
Mainz|49.98|8.27
Mannheim|49.50|8.47
Münster|51.97|7.62
Oldenburg|53.13|8.22
Osnabrück|52.28|8.05
Passau|48.57|13.47
Potsdam|52.40|13.07
Regensburg|49.02|12.12
Rosenheim|47.85|12.13
Rostock|54.07|12.15
Saarbrücken|49.25|6.97
Schwerin|53.63|11.42
Stralsund|54.30|13.10
Ulm|48.40|10.00
Wiesbaden|50.08|8.25
Wuppertal|51.25|7.17
Würzburg|49.80|9.95`,
};
