import { SelectField } from 'shared-ui/select-field';
import { useLocale } from 'storefront-kit/use-locale';
import { blockNames } from '../../messages/block-names.ts';
import { fieldNames } from '../../messages/field-names.ts';
import { formMessages } from '../../messages/form-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import { isObject } from '../../model/json.ts';
import { AddField } from './add-field.tsx';
import { emptyVariant } from './empty-value.ts';
import { FieldList } from './field-list.tsx';
import type { PropsOf } from './field-props.ts';
import { Group } from './group.tsx';
import { useInput } from './use-input.tsx';

/** A value of one of several types, such as a slide of a carousel. A change of the type keeps what both types have. */
export function VariantField(props: PropsOf<'variant'>) {
  const { field, label, path, value, isTitled, onChange } = props;
  const { language } = useLocale();
  const texts = formMessages(useLocale());
  const { id, error } = useInput(props);
  const now = isObject(value) ? value : undefined;
  const option = field.options.find((one) => one.value === now?.[field.key]);
  const choose = (wanted: string) => {
    const next = field.options.find((one) => one.value === wanted);
    if (!next) return onChange(undefined);
    const kept = Object.entries(now ?? {}).filter(([name]) => name !== field.key && next.fields[name] !== undefined);
    onChange({ ...emptyVariant(next), ...Object.fromEntries(kept) });
  };
  if (!now && field.isOptional)
    return <AddField id={id} label={label} onAdd={() => choose(field.options[0]?.value ?? '')} />;
  return (
    <Group id={id} label={label} error={error} isTitled={isTitled}>
      <SelectField
        label={labelOf(fieldNames, field.key, language)}
        options={field.options.map((one) => ({ value: one.value, label: labelOf(blockNames, one.value, language) }))}
        {...(option ? {} : { placeholder: texts.choose })}
        value={option?.value ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {option && <FieldList fields={option.fields} path={path} value={now} onChange={onChange} skip={['id']} />}
    </Group>
  );
}
