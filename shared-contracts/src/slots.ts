/** A place in a page that another domain fills. */
export interface SlotDefinition<Props> {
  readonly name: string;
  /** Never set: carries the type. */
  readonly type?: Props;
}

export function defineSlot<Props>(name: string): SlotDefinition<Props> {
  return { name };
}
