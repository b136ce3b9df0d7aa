import { Button } from 'shared-ui/button';
import { useLocale } from 'storefront-kit/use-locale';
import { formMessages } from '../../messages/form-messages.ts';
import { emptyObject } from './empty-value.ts';
import { FieldList } from './field-list.tsx';
import type { PropsOf } from './field-props.ts';
import { Group } from './group.tsx';
import { useInput } from './use-input.tsx';

/** Several values under one name; what is optional is added when it is wanted. */
export function ObjectField(props: PropsOf<'object'>) {
  const { field, label, path, value, onChange } = props;
  const texts = formMessages(useLocale());
  const { id, error } = useInput(props);
  if (value === undefined && field.isOptional)
    return (
      <Button
        variant="ghost"
        size="small"
        id={id}
        css={{ justifySelf: 'start' }}
        onClick={() => onChange(emptyObject(field.fields))}
      >
        {texts.add(label)}
      </Button>
    );
  const remove = (
    <Button variant="ghost" size="small" onClick={() => onChange(undefined)} aria-label={texts.removeOf(label)}>
      {texts.remove}
    </Button>
  );
  return (
    <Group id={id} label={label} error={error} {...(field.isOptional ? { actions: remove } : {})}>
      <FieldList fields={field.fields} path={path} value={value} onChange={onChange} />
    </Group>
  );
}
