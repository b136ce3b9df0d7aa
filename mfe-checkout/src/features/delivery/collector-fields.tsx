import { checkField, problemText } from 'shared-contracts/address-check';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { Checkbox } from 'shared-ui/checkbox';
import { TextField } from 'shared-ui/text-field';
import { media, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import type { Collector } from '../../model/delivery-needs.ts';

interface CollectorFieldsProps {
  readonly rules: readonly AddressFieldRule[];
  /** Undefined while the shopper collects in person. */
  readonly collector: Collector | undefined;
  readonly onChange: (collector: Collector | undefined) => void;
  /** Whether errors are shown: after the first attempt to continue. */
  readonly checked: boolean;
}

const names = ['firstName', 'lastName'] as const;

/** Whether the collector's name is valid. */
export const isCollector = (rules: readonly AddressFieldRule[], collector: Collector): boolean =>
  names.every((name) => rules.every((rule) => rule.name !== name || !checkField(rule, collector[name])));

/** Name of the person who collects instead of the shopper. */
export function CollectorFields({ rules, collector, onChange, checked }: CollectorFieldsProps) {
  const locale = useLocale();
  const texts = deliveryMessages(locale);
  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      <Checkbox
        label={texts.somebodyElse}
        hint={texts.somebodyElseNote}
        checked={collector !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? { firstName: '', lastName: '' } : undefined)}
      />
      {collector && (
        <div css={{ display: 'grid', gap: space[4], [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }}>
          {names.map((name) => {
            const rule = rules.find((candidate) => candidate.name === name);
            const problem = checked && rule ? checkField(rule, collector[name]) : undefined;
            return (
              <TextField
                key={name}
                id={`collector-${name}`}
                label={texts[name]}
                autoComplete="off"
                value={collector[name]}
                onChange={(event) => onChange({ ...collector, [name]: event.currentTarget.value })}
                error={problem && problemText(problem, locale.language)}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}
