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
  /** Undefined while the shopper collects. */
  readonly collector: Collector | undefined;
  readonly onChange: (collector: Collector | undefined) => void;
  /** Whether what is wrong is shown: after the first try to go on. */
  readonly checked: boolean;
}

const names = ['firstName', 'lastName'] as const;

/** True when nothing is wrong with the names of whoever collects. */
export const isCollector = (rules: readonly AddressFieldRule[], collector: Collector): boolean =>
  names.every((name) => rules.every((rule) => rule.name !== name || !checkField(rule, collector[name])));

/** Who collects the goods, when it is not the shopper. */
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
