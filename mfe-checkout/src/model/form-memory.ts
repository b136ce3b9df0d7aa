import { formMemory } from 'storefront-kit/form-memory';

/** What is typed in checkout outlives a reload, and is deleted with the order. */
const memory = formMemory('checkout');

export const keepTyped = memory.keep;
export const typedBefore = memory.read;
export const forgetTyped = (): void => memory.forget();

/** A choice of yes or no that outlives a reload; undefined while none is made. */
export const keptChoice = (form: string) => ({
  keep: (isYes: boolean): void => keepTyped(form, { choice: isYes ? 'yes' : 'no' }),
  read(): boolean | undefined {
    const choice = typedBefore(form)?.choice;
    return choice === undefined ? undefined : choice === 'yes';
  },
});
