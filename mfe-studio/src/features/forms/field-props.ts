import type { Json, JsonPath } from '../../model/json.ts';
import type { Field } from './field.ts';

/** What the input of a value is given. */
export interface FieldProps<One extends Field = Field> {
  readonly field: One;
  readonly label: string;
  /** From the document. */
  readonly path: JsonPath;
  readonly value: unknown;
  /** Its label stands above it already, as that of an entry of a list. */
  readonly isTitled?: boolean;
  /** Undefined leaves the value out. */
  readonly onChange: (value: Json | undefined) => void;
}

export type PropsOf<Kind extends Field['kind']> = FieldProps<Extract<Field, { kind: Kind }>>;
