import { Stack } from 'shared-ui/layout';
import { useLocale } from 'storefront-kit/use-locale';
import { fieldNames } from '../../messages/field-names.ts';
import { fieldWord, labelOf } from '../../messages/labels.ts';
import { isObject, type JsonObject, type JsonPath } from '../../model/json.ts';
import type { Fields } from './field.ts';
import { useFormState } from './form-context.ts';

/** The fields of an object, in the order of its schema. */
export function FieldList({
  fields,
  path,
  value,
  onChange,
  skip = [],
}: {
  readonly fields: Fields;
  readonly path: JsonPath;
  readonly value: unknown;
  readonly onChange: (value: JsonObject) => void;
  /** Names that are not shown. */
  readonly skip?: readonly string[];
}) {
  const { language } = useLocale();
  const { View } = useFormState();
  const now = isObject(value) ? value : {};
  const shown = Object.entries(fields).filter(([name, { kind }]) => kind !== 'fixed' && !skip.includes(name));
  return (
    <Stack gap={4}>
      {shown.map(([name, field]) => (
        <View
          key={name}
          field={field}
          label={labelOf(fieldNames, fieldWord(fieldNames, path, name), language)}
          path={[...path, name]}
          value={now[name]}
          onChange={(next) => onChange({ ...now, [name]: next })}
        />
      ))}
    </Stack>
  );
}
