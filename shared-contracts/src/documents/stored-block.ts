import * as v from 'valibot';
import { type BlockInput, block } from '../blocks/block.ts';
import { slug } from '../calls/content-request.ts';
import type { productCard } from '../entities/product-card.ts';
import type { picture } from '../fields.ts';
import { blockForm } from './stored-form.ts';
import type { PictureRule, ProductRule, ProductSelection } from './stored-values.ts';

type ProductCard = v.InferInput<typeof productCard>;
type Picture = v.InferInput<typeof picture>;

/** What blocks store of what pages show: the type of `blockForm`. */
type Stored<Shown> = Shown extends ProductCard | readonly ProductCard[]
  ? ProductRule | ProductSelection
  : Shown extends Picture
    ? Picture | PictureRule
    : Shown extends readonly (infer Item)[]
      ? Stored<Item>[]
      : Shown extends object
        ? { [Name in keyof Shown]: Stored<Shown[Name]> }
        : Shown;

/** Stands for the blocks of a fragment, which several pages share. */
const fragmentBlock = v.strictObject({
  id: v.string(),
  name: v.optional(v.string()),
  type: v.literal('fragment'),
  fragmentId: slug,
});

/** A block as documents store it. */
export type StoredBlock = Stored<BlockInput> | v.InferInput<typeof fragmentBlock>;

/** The schema of a type of blocks. */
export type StoredBlockSchema = v.StrictObjectSchema<
  Readonly<Record<string, v.GenericSchema>> & { readonly type: v.LiteralSchema<StoredBlock['type'], undefined> },
  undefined
>;

const { options } = blockForm(block) as v.GenericSchema & { readonly options: readonly StoredBlockSchema[] };

/** The schemas of all types of blocks that a document can have. */
export const storedBlocks: readonly StoredBlockSchema[] = [...options, fragmentBlock];

export const storedBlock = v.variant('type', [
  ...storedBlocks,
]) as v.GenericSchema<unknown> as v.GenericSchema<StoredBlock>;
