import * as v from 'valibot';
import { productCard } from '../entities/product-card.ts';
import { picture, target } from '../fields.ts';
import { segmentId, storedSegmentId } from '../segment-schemas.ts';
import { plainPicture, storedPicture, storedProducts, storedTarget } from './stored-values.ts';

type Schema = v.GenericSchema;
/** The schemas that documents are made of, as far as they contain others. */
type Container =
  | v.ObjectSchema<Readonly<Record<string, Schema>>, undefined>
  | v.ArraySchema<Schema, undefined>
  | v.OptionalSchema<Schema, unknown>
  | v.VariantSchema<string, v.VariantOptions<string>, undefined>;
type Piped = Schema & { readonly pipe: readonly [Schema, ...v.GenericPipeItem[]] };

/** Turns schemas of what pages show into those of what documents store. A schema has one form, whoever asks. */
class Forms {
  readonly #known: WeakMap<Schema, Schema>;

  /** @param leaves what takes the place of single schemas */
  constructor(leaves: readonly (readonly [Schema, Schema])[]) {
    this.#known = new WeakMap(leaves);
  }

  of(schema: Schema): Schema {
    const form = this.#known.get(schema) ?? this.#make(schema);
    this.#known.set(schema, form);
    return form;
  }

  #make(schema: Schema): Schema {
    if ('pipe' in schema) {
      const [root, ...rest] = (schema as Piped).pipe;
      return v.pipe(this.of(root), ...rest) as Schema;
    }
    const container = schema as Container;
    if (container.type === 'array') {
      const item = this.of(container.item);
      // A rule or a selection names all products of a list.
      return item === storedProducts ? item : v.array(item);
    }
    if (container.type === 'optional') return v.optional(this.of(container.wrapped), container.default);
    if (container.type === 'variant')
      return v.variant(container.key, container.options.map((option) => this.of(option)) as v.VariantOptions<string>);
    if (container.type !== 'object') return schema;
    const entries = Object.entries(container.entries).map(([name, entry]) => [name, this.of(entry)] as const);
    return v.strictObject(Object.fromEntries(entries));
  }
}

const ofBlocks = new Forms([
  [picture, storedPicture],
  [productCard, storedProducts],
  [target, storedTarget],
  [segmentId, storedSegmentId],
]);
const ofOthers = new Forms([
  [picture, plainPicture],
  [target, storedTarget],
]);

/** What blocks store: products and pictures may be named by rule, links lead where links may, and every field is known. */
export const blockForm = (schema: Schema): Schema => ofBlocks.of(schema);

/** What documents store beside blocks: as it is shown, but links lead where links may, and every field is known. */
export const plainForm = <S extends Schema>(schema: S): S => ofOthers.of(schema) as S;
