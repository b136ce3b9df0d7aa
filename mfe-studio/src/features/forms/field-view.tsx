import type { FieldProps } from './field-props.ts';
import { ListField } from './list-field.tsx';
import { ObjectField } from './object-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductsField } from './products-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { Choice, NumberInput, Several, Switch, TextInput } from './simple-fields.tsx';
import { VariantField } from './variant-field.tsx';

/** The input for a value, by its schema. */
export function FieldView(props: FieldProps) {
  const { field, ...rest } = props;
  switch (field.kind) {
    case 'text':
      return <TextInput {...rest} field={field} />;
    case 'number':
      return <NumberInput {...rest} field={field} />;
    case 'choice':
      return <Choice {...rest} field={field} />;
    case 'several':
      return <Several {...rest} field={field} />;
    case 'switch':
      return <Switch {...rest} field={field} />;
    case 'object':
      return <ObjectField {...rest} field={field} />;
    case 'list':
      return <ListField {...rest} field={field} />;
    case 'variant':
      return <VariantField {...rest} field={field} />;
    case 'picture':
      return <PictureField {...rest} field={field} />;
    case 'products':
      return <ProductsField {...rest} field={field} />;
    case 'rich-text':
      return <RichTextField {...rest} field={field} />;
    case 'fixed':
    case 'other':
      return null;
  }
}
