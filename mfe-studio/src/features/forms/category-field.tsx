import { getMenu } from 'shared-contracts/calls/chrome';
import { SelectField } from 'shared-ui/select-field';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { fieldNames } from '../../messages/field-names.ts';
import { formMessages } from '../../messages/form-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import type { Json } from '../../model/json.ts';

interface CategoryFieldProps {
  readonly id: string;
  readonly value: Json | undefined;
  readonly onChange: (categoryId: string) => void;
}

interface Linked {
  readonly text: string;
  readonly url: string;
}

/** The category that a link leads to. */
const categoryOf = ({ text, url }: Linked) => {
  const id = /^\/c\/.*?(\d{4,10})$/.exec(url)?.[1];
  return id === undefined ? [] : [{ value: id, label: `${text} (${id})` }];
};

/** Chooses one of the categories that the menu of the shop leads to. */
export function CategoryField({ id, value, onChange }: CategoryFieldProps) {
  const locale = useLocale();
  const texts = formMessages(locale);
  const menu = useCall(getMenu, { params: { mode: 'publish', siteId: locale.siteId } }, { remote: 'studio' });
  const links = (menu.value?.nodes ?? []).flatMap((node) => [
    node.target,
    ...node.columns.flatMap(({ target, title, links: inner }) => [
      ...(target ? [{ ...target, text: `${node.title}: ${title}` }] : []),
      ...inner.map(({ target: link, title: name }) => ({ ...link, text: `${node.title}: ${name}` })),
    ]),
  ]);
  const found = [...new Map(links.flatMap(categoryOf).map((option) => [option.value, option])).values()];
  const current = typeof value === 'string' ? value : '';
  const isKnown = found.some((option) => option.value === current);
  const options = isKnown || current === '' ? found : [{ value: current, label: current }, ...found];
  return (
    <SelectField
      id={id}
      label={labelOf(fieldNames, 'categoryId', locale.language)}
      placeholder={texts.choose}
      options={options}
      value={current}
      error={menu.status === 'error' ? texts.failed : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
