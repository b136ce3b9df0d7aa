import { views } from 'shared-contracts/product-views';
import { Row } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { choiceNames } from '../../messages/choice-names.ts';
import { fieldNames } from '../../messages/field-names.ts';
import { formMessages } from '../../messages/form-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import { isObject, type JsonObject } from '../../model/json.ts';
import { ChoosePicture } from '../media/choose-picture.tsx';
import { AddField } from './add-field.tsx';
import { CategoryField } from './category-field.tsx';
import type { FieldProps, PropsOf } from './field-props.ts';
import { inputId, useFormState } from './form-context.ts';
import { Group } from './group.tsx';
import { sizeOf } from './picture-size.ts';
import { useInput } from './use-input.tsx';

const word = { kind: 'text', isOptional: false } as const;

/** A picture by its address, with its text; or that of a category's best product, where blocks may have it. */
export function PictureField(props: PropsOf<'picture'>) {
  const { field, label, path, value, onChange } = props;
  const { language } = useLocale();
  const texts = formMessages(useLocale());
  const { id, error } = useInput(props);
  const now = isObject(value) ? value : undefined;
  const rule = now && isObject(now.pictureOf) ? now.pictureOf : undefined;
  const blank: JsonObject = { src: '', alt: '', width: 1600, height: 900 };
  if (!now && field.isOptional) return <AddField id={id} label={label} onAdd={() => onChange(blank)} />;
  const source = field.isByRule && (
    <SelectField
      label={texts.pictureFrom}
      options={[
        { value: 'address', label: texts.pictureByAddress },
        { value: 'category', label: texts.pictureByCategory },
      ]}
      value={rule ? 'category' : 'address'}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === 'category' ? { pictureOf: { categoryId: '', view: 'front' } } : blank)
      }
    />
  );
  return (
    <Group id={id} label={label} error={error} onRemove={field.isOptional ? () => onChange(undefined) : undefined}>
      {source}
      {rule ? (
        <>
          <CategoryField
            id={inputId([...path, 'pictureOf', 'categoryId'])}
            value={rule.categoryId}
            onChange={(categoryId) => onChange({ pictureOf: { ...rule, categoryId } })}
          />
          <SelectField
            label={texts.view}
            options={views.map((view) => ({ value: view, label: labelOf(choiceNames, view, language) }))}
            value={String(rule.view)}
            onChange={({ currentTarget }) => onChange({ pictureOf: { ...rule, view: currentTarget.value } })}
          />
        </>
      ) : (
        <Address path={path} picture={now ?? blank} onChange={onChange} />
      )}
    </Group>
  );
}

interface AddressProps {
  readonly path: FieldProps['path'];
  readonly picture: JsonObject;
  readonly onChange: (picture: JsonObject) => void;
}

function Address({ path, picture, onChange }: AddressProps) {
  const locale = useLocale();
  const texts = formMessages(useLocale());
  const { View, language } = useFormState();
  const src = typeof picture.src === 'string' ? picture.src : '';
  const size = sizeOf(picture);
  const { label: _, ...input } = useInput({
    field: word,
    label: '',
    path: [...path, 'src'],
    value: src,
    onChange: () => {},
  });
  const named = (name: string) => labelOf(fieldNames, name, locale.language);
  return (
    <>
      {size && src.startsWith('/images/') && (
        <Picture src={src} alt="" width={size.width} height={size.height} sizes="20rem" />
      )}
      <ChoosePicture language={language} onChosen={(chosen) => onChange({ ...chosen })} />
      <TextField
        {...input}
        hint={texts.pictureHint}
        label={texts.pictureAddress}
        value={src}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value.trim();
          onChange({ ...picture, src: next, ...sizeOf({ src: next }) });
        }}
      />
      <View
        field={word}
        label={named('alt')}
        path={[...path, 'alt']}
        value={picture.alt}
        onChange={(alt) => onChange({ ...picture, alt })}
      />
      <Row gap={3} align="start">
        {(['width', 'height'] as const).map((side) => (
          <div key={side} css={{ width: '7rem' }}>
            <View
              field={{ kind: 'number', isWhole: true, min: 1, isOptional: false }}
              label={named(side)}
              path={[...path, side]}
              value={picture[side]}
              onChange={(length) => onChange({ ...picture, [side]: length })}
            />
          </div>
        ))}
      </Row>
    </>
  );
}
