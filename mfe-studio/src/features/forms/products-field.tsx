import { useState } from 'react';
import { getProductSearch, sortOrder } from 'shared-contracts/calls/products';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { color, space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { choiceNames } from '../../messages/choice-names.ts';
import { fieldNames } from '../../messages/field-names.ts';
import { formMessages } from '../../messages/form-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { AddField } from './add-field.tsx';
import { CategoryField } from './category-field.tsx';
import { emptyValue } from './empty-value.ts';
import type { FieldProps, PropsOf } from './field-props.ts';
import { inputId, useFormState } from './form-context.ts';
import { Group } from './group.tsx';
import { useInput } from './use-input.tsx';

const countField = { kind: 'number', isWhole: true, min: 1, max: 48, isOptional: false } as const;
const rule: JsonObject = { categoryId: '', sort: 'recommended', count: 8 };

/** Products by a rule, which is read again with each page, or those that an editor chooses. */
export function ProductsField(props: PropsOf<'products'>) {
  const { field, label, path, value, onChange } = props;
  const { language } = useLocale();
  const texts = formMessages(useLocale());
  const { View } = useFormState();
  const { id, error } = useInput(props);
  const now = isObject(value) ? value : undefined;
  if (!now && field.isOptional) return <AddField id={id} label={label} onAdd={() => onChange({ styleIds: [] })} />;
  const shown = now ?? emptyValue({ ...field, isOptional: false });
  const current = isObject(shown) ? shown : rule;
  const isChosen = isList(current.styleIds);
  return (
    <Group id={id} label={label} error={error} onRemove={field.isOptional ? () => onChange(undefined) : undefined}>
      {!field.isRuleOnly && (
        <SelectField
          label={texts.productsBy}
          options={[
            { value: 'chosen', label: texts.productsChosen },
            { value: 'rule', label: texts.productsByRule },
          ]}
          value={isChosen ? 'chosen' : 'rule'}
          onChange={({ currentTarget }) => onChange(currentTarget.value === 'rule' ? rule : { styleIds: [] })}
        />
      )}
      {isChosen ? (
        <ChosenProducts
          path={path}
          styleIds={(current.styleIds as readonly Json[]).map(String)}
          onChange={(styleIds) => onChange({ styleIds })}
        />
      ) : (
        <>
          <CategoryField
            id={inputId([...path, 'categoryId'])}
            value={current.categoryId}
            onChange={(categoryId) => onChange({ ...current, categoryId })}
          />
          <SelectField
            label={labelOf(fieldNames, 'sort', language)}
            options={sortOrder.options.map((sort) => ({ value: sort, label: labelOf(choiceNames, sort, language) }))}
            value={String(current.sort)}
            onChange={({ currentTarget }) => onChange({ ...current, sort: currentTarget.value })}
          />
          <View
            field={countField}
            label={labelOf(fieldNames, 'count', language)}
            path={[...path, 'count']}
            value={current.count}
            onChange={(count) => onChange({ ...current, count })}
          />
        </>
      )}
    </Group>
  );
}

interface ChosenProps {
  readonly path: FieldProps['path'];
  readonly styleIds: readonly string[];
  readonly onChange: (styleIds: readonly string[]) => void;
}

function ChosenProducts({ path, styleIds, onChange }: ChosenProps) {
  const texts = formMessages(useLocale());
  const [asked, setAsked] = useState('');
  const [query, setQuery] = useState('');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const found = useCall(getProductSearch, query === '' ? undefined : { query: { q: query, count: 8 } }, {
    remote: 'studio',
  });
  const search = () => setQuery(asked.trim());
  return (
    <Stack gap={3}>
      {styleIds.length > 0 && (
        <Stack as="ol" gap={1} aria-label={texts.productsChosen}>
          {styleIds.map((styleId) => (
            <li key={styleId} css={{ borderTop: `1px solid ${color.line}`, paddingBlock: space[1] }}>
              <Row justify="space-between" noWrap>
                <Text look="small">{names[styleId] ?? styleId}</Text>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={texts.removeOf(names[styleId] ?? styleId)}
                  onClick={() => onChange(styleIds.filter((one) => one !== styleId))}
                >
                  {texts.remove}
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
      )}
      <TextField
        type="search"
        id={inputId([...path, 'styleIds'])}
        label={texts.findProducts}
        value={asked}
        onChange={({ currentTarget }) => setAsked(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search();
        }}
      />
      <Button variant="secondary" size="small" css={{ justifySelf: 'start' }} onClick={search}>
        {texts.find}
      </Button>
      <div role="status">
        {found.status === 'error' && query !== '' && <InlineMessage tone="error">{texts.failed}</InlineMessage>}
        {found.value?.products.length === 0 && <Text look="small">{texts.noProducts}</Text>}
      </div>
      {found.value && found.value.products.length > 0 && (
        <Stack as="ul" gap={1} aria-label={texts.foundProducts}>
          {found.value.products.map((product) => (
            <li key={product.styleId}>
              <Row justify="space-between" noWrap>
                <Text look="small">{product.name}</Text>
                <Button
                  variant="ghost"
                  size="small"
                  disabled={styleIds.includes(product.styleId)}
                  aria-label={texts.add(product.name)}
                  onClick={() => {
                    setNames({ ...names, [product.styleId]: product.name });
                    onChange([...styleIds, product.styleId]);
                  }}
                >
                  {texts.addShort}
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
