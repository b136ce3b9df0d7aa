import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type * as formSchemas from './form-schemas.ts';

/** The schemas that a form is built from, and the parts of valibot that combine them. */
export type FormSchemas = typeof formSchemas;

const load = () => Promise.all([import('@hookform/resolvers/valibot'), import('./form-schemas.ts')]);

/**
 * Validates a form of react-hook-form with a schema. The schemas and valibot load with the first validation, so that the
 * page does not wait for them. When they cannot load, the form is not sent, `onUnavailable` tells the shopper, and the
 * next submission loads them again.
 */
export const formResolver =
  <Input extends FieldValues, Output>(
    schema: (schemas: FormSchemas) => GenericSchema<Input, Output>,
    onUnavailable: () => void,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const loaded = await load().catch(() => undefined);
    if (!loaded) {
      onUnavailable();
      const errors: FieldErrors<Input> = {};
      errors.root = { load: { type: 'unavailable' } };
      return { values: {}, errors };
    }
    const [{ valibotResolver }, schemas] = loaded;
    return valibotResolver<Input, unknown, Output>(schema(schemas))(values, context, options);
  };
