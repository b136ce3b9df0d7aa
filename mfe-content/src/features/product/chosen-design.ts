import type { NewItem } from 'shared-contracts/calls/cart';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import type { Picture } from 'shared-contracts/fields';

export type Customs = NonNullable<ProductDetails['customs']>;

/** The design as sent to the cart; undefined for the basic one. */
export type DesignChoice = Pick<NewItem, 'recipeId' | 'precreatedCustomsCode'> & { readonly picture?: Picture };

/** The options for custom colors and for the basic design. */
export const ownColors = 'own';
export const basicDesign = 'basic';

/** The recipe of the chosen parts; undefined when the product is not made with them. */
const recipeOf = ({ recipes }: Customs, parts: Readonly<Record<string, string>>) =>
  recipes.find((recipe) => Object.entries(recipe.parts).every(([id, option]) => parts[id] === option));

/** The initial parts of custom colors: those of the first recipe. */
export const firstParts = ({ recipes }: Customs): Readonly<Record<string, string>> => recipes[0]?.parts ?? {};

/** The product for a choice: `basic`, `own` with parts, or the code of a ready design. */
export function chosenDesign(customs: Customs, choice: string, parts: Readonly<Record<string, string>>): DesignChoice {
  if (choice === ownColors) {
    const recipe = recipeOf(customs, parts);
    return recipe ? { recipeId: recipe.recipeId, picture: recipe.picture } : {};
  }
  const design = customs.ready.find(({ precreatedCustomsCode }) => precreatedCustomsCode === choice);
  return design ? { precreatedCustomsCode: design.precreatedCustomsCode, picture: design.picture } : {};
}
