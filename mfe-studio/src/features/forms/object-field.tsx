import { AddField } from './add-field.tsx';
import { emptyObject } from './empty-value.ts';
import { FieldList } from './field-list.tsx';
import type { PropsOf } from './field-props.ts';
import { Group } from './group.tsx';
import { useInput } from './use-input.tsx';

/** Several values under one name; what is optional is added when it is wanted. */
export function ObjectField(props: PropsOf<'object'>) {
  const { field, label, path, value, isTitled, onChange } = props;
  const { id, error } = useInput(props);
  if (value === undefined && field.isOptional)
    return <AddField id={id} label={label} onAdd={() => onChange(emptyObject(field.fields))} />;
  return (
    <Group
      id={id}
      label={label}
      error={error}
      isTitled={isTitled}
      onRemove={field.isOptional ? () => onChange(undefined) : undefined}
    >
      <FieldList fields={field.fields} path={path} value={value} onChange={onChange} />
    </Group>
  );
}
