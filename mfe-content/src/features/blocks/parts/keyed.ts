/** Items with their place as the key, for lists of a document, whose order never changes. */
export const keyed = <Item>(items: readonly Item[]): readonly { readonly key: string; readonly item: Item }[] =>
  items.map((item, place) => ({ key: String(place), item }));
