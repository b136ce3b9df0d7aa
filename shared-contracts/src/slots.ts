/** A place where one domain shows a piece inside another's page. */
export interface SlotDefinition<Props> {
  readonly name: string;
  /** Never set: carries the type. */
  readonly type?: Props;
}

export function defineSlot<Props>(name: string): SlotDefinition<Props> {
  return { name };
}
