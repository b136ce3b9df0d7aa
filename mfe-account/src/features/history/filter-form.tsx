import { useForm } from 'react-hook-form';
import { orderStages } from 'shared-contracts/entities/order-status';
import { Button } from 'shared-ui/button';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import { media, space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useLocale } from 'storefront-kit/use-locale';
import { historyMessages } from '../../messages/history-messages.ts';
import { type HistoryFilters, hasFilters, isBackwards, noFilters } from './history-filters.ts';

interface FilterFormProps {
  readonly filters: HistoryFilters;
  readonly onFilter: (filters: HistoryFilters) => void;
}

/** Filters the order history by number, product, stage, and date. */
export function FilterForm({ filters, onFilter }: FilterFormProps) {
  const texts = historyMessages(useLocale());
  const form = useForm<HistoryFilters>({
    values: filters,
    resolver: useFormResolver((f) =>
      f.pipe(
        f.object({
          search: f.string(),
          stage: f.picklist(['', ...orderStages]),
          from: f.string(),
          to: f.string(),
        }),
        f.forward(
          f.check((typed) => !isBackwards(typed), texts.backwards),
          ['to'],
        ),
      ),
    ),
  });
  const { errors } = form.formState;
  return (
    <form
      aria-label={texts.filter}
      noValidate
      onSubmit={form.handleSubmit((typed) => onFilter(typed))}
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[3],
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TextField label={texts.search} autoComplete="off" maxLength={60} {...form.register('search')} />
      <SelectField
        label={texts.state}
        options={[
          { value: '', label: texts.anyState },
          ...orderStages.map((stage) => ({ value: stage, label: texts[stage] })),
        ]}
        {...form.register('stage')}
      />
      <TextField type="date" label={texts.from} {...form.register('from')} />
      <TextField type="date" label={texts.to} error={errors.to?.message} {...form.register('to')} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
        <Button type="submit" variant="secondary" size="small">
          {texts.show}
        </Button>
        {hasFilters(filters) && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              // Pressing this button removes it.
              form.setFocus('search');
              onFilter(noFilters);
            }}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
