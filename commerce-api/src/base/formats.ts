const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function kept<T>(formats: Map<string, T>, tag: string, options: object, make: () => T): T {
  const key = tag + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

/** Returns a cached number format; creating one takes longer than reading a cart. */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numberFormats, tag, options, () => new Intl.NumberFormat(tag, options));

/** Returns a cached date format. */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(dateFormats, tag, options, () => new Intl.DateTimeFormat(tag, options));
