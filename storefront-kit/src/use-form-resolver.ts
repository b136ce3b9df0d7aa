import type { FieldValues, Resolver } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform';
import type { GenericSchema } from 'valibot';
import { type FormSchemas, formResolver } from './form-resolver.ts';
import { defineMessages } from './messages.ts';

const messages = defineMessages(
  { unavailable: 'We could not check your entries. Please check your connection and try again.' },
  {
    fr: { unavailable: 'Nous n’avons pas pu vérifier votre saisie. Vérifiez votre connexion et réessayez.' },
    de: {
      unavailable:
        'Wir konnten Ihre Angaben nicht prüfen. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    },
  },
);

/** The resolver of a form: validates with a schema, and tells the shopper when the validation cannot load. */
export function useFormResolver<Input extends FieldValues, Output>(
  schema: (schemas: FormSchemas) => GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  const { toasts, locale } = usePlatform();
  return formResolver(schema, () => toasts.show({ tone: 'error', text: messages(locale).unavailable }));
}
