import { Checkbox } from 'shared-ui/checkbox';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import { TextareaField } from 'shared-ui/textarea-field';
import { useLocale } from 'storefront-kit/use-locale';
import { choiceNames } from '../../messages/choice-names.ts';
import { formMessages } from '../../messages/form-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import { isList } from '../../model/json.ts';
import type { Field } from './field.ts';
import type { PropsOf } from './field-props.ts';
import { useInput } from './use-input.tsx';

const longNames = /(^|[a-z])(body|subtitle|summary|description|intro|disclaimer|claim)$/i;

/** An optional text that was emptied is left out. */
const textOf = (text: string, field: Field) => (text === '' && field.isOptional ? undefined : text);

export function TextInput(props: PropsOf<'text'>) {
  const { field, value, onChange, path } = props;
  const shared = {
    ...useInput(props),
    value: typeof value === 'string' ? value : '',
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(textOf(event.currentTarget.value, field)),
  };
  const name = String(path.at(-1));
  return longNames.test(name) ? <TextareaField rows={3} {...shared} /> : <TextField {...shared} />;
}

export function NumberInput(props: PropsOf<'number'>) {
  const { field, value, onChange } = props;
  return (
    <TextField
      type="number"
      inputMode="decimal"
      {...useInput(props)}
      min={field.min}
      max={field.max}
      step={field.isWhole ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.valueAsNumber)}
    />
  );
}

export function Choice(props: PropsOf<'choice'>) {
  const { field, value, onChange } = props;
  const { language } = useLocale();
  const { hint: _, ...input } = useInput(props);
  const texts = formMessages(useLocale());
  const options = field.options.map((option) => ({
    value: String(option),
    label: labelOf(choiceNames, String(option), language),
  }));
  return (
    <SelectField
      {...input}
      options={options}
      {...(field.isOptional || value === undefined ? { placeholder: texts.byDefault } : {})}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) => onChange(field.options.find((one) => String(one) === currentTarget.value))}
    />
  );
}

export function Several(props: PropsOf<'several'>) {
  const { field, label, value, onChange } = props;
  const { language } = useLocale();
  const chosen = isList(value) ? value : [];
  return (
    <fieldset>
      <legend css={{ fontSize: '.875rem', fontWeight: 600 }}>{label}</legend>
      {field.options.map((option) => (
        <Checkbox
          key={option}
          label={labelOf(choiceNames, String(option), language)}
          checked={chosen.includes(option)}
          onChange={({ currentTarget }) => {
            const rest = chosen.filter((one) => one !== option);
            const next = currentTarget.checked ? [...rest, option] : rest;
            onChange(next.length === 0 && field.isOptional ? undefined : next);
          }}
        />
      ))}
    </fieldset>
  );
}

export function Switch(props: PropsOf<'switch'>) {
  const { field, value, onChange } = props;
  const { hint: _, optionalText: __, ...input } = useInput(props);
  return (
    <Checkbox
      {...input}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked || (field.isOptional ? undefined : false))}
    />
  );
}
