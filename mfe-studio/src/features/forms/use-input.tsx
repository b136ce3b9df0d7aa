import { InlineMessage } from 'shared-ui/alert';
import { useLocale } from 'storefront-kit/use-locale';
import { formMessages } from '../../messages/form-messages.ts';
import { isList, isObject, isSame } from '../../model/json.ts';
import type { FieldProps } from './field-props.ts';
import { inputId, useFormState } from './form-context.ts';

/** What inputs of one value have in common. */
export function useInput({ field, label, path, value }: FieldProps) {
  const texts = formMessages(useLocale());
  const { problemAt, sourceAt } = useFormState();
  const code = problemAt(path);
  const isUntranslated = isText(value) && isSame(value, sourceAt(path));
  return {
    id: inputId(path),
    label,
    error: code && texts.problem(code),
    hint: isUntranslated ? <InlineMessage tone="warning">{texts.untranslated}</InlineMessage> : undefined,
    ...(field.isOptional ? { optionalText: texts.optional } : {}),
  };
}

/** Whether it has words that someone would translate. */
const isText = (value: unknown): boolean => {
  if (typeof value === 'string') return /\p{L}/u.test(value);
  if (isList(value)) return value.some(isText);
  return isObject(value) && Object.values(value).some(isText);
};
