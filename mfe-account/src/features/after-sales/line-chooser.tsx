import type { ReactNode } from 'react';
import { Checkbox } from 'shared-ui/checkbox';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { type ChoosableLine, type LineChoices, type OrderItem, withChoice } from './line-choices.ts';

interface LineChooserProps {
  readonly lines: readonly ChoosableLine[];
  readonly choices: LineChoices;
  readonly onChange: (choices: LineChoices) => void;
  /** Further questions about a chosen line. */
  readonly children?: (item: OrderItem) => ReactNode;
}

/** The id of the checkbox that chooses a line. */
export const lineBoxId = (itemId: string): string => `choose-${itemId}`;

/** Lines of an order to choose from, each with a quantity. */
export function LineChooser({ lines, choices, onChange, children }: LineChooserProps) {
  const texts = afterSalesMessages(useLocale());
  return (
    <ul css={{ display: 'grid', gap: space[3] }}>
      {lines.map(({ item, most }) => {
        const choice = choices[item.id];
        return (
          <li
            key={item.id}
            css={{ display: 'grid', gap: space[3], paddingBottom: space[3], borderBottom: `1px solid ${color.line}` }}
          >
            <Checkbox
              id={lineBoxId(item.id)}
              label={item.name}
              hint={[item.color, ...item.variants.map(({ label, value }) => `${label} ${value}`)]
                .filter(Boolean)
                .join(' · ')}
              checked={choice !== undefined}
              onChange={({ currentTarget }) =>
                onChange(withChoice(choices, item.id, currentTarget.checked ? { qty: most } : undefined))
              }
            />
            {choice && (most > 1 || children) && (
              <div
                // Aligned with the text, not with the checkbox.
                css={{ display: 'grid', gap: space[3], marginInlineStart: `calc(1.375rem + ${space[3]})` }}
              >
                {most > 1 && (
                  <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }}>
                    <QuantityStepper
                      value={choice.qty}
                      max={most}
                      label={texts.units(item.name)}
                      lessLabel={texts.fewer(item.name)}
                      moreLabel={texts.more(item.name)}
                      onChange={(qty) => onChange(withChoice(choices, item.id, { ...choice, qty }))}
                    />
                    <Text look="small" tone="muted">
                      {texts.ofUnits(most)}
                    </Text>
                  </div>
                )}
                {children?.(item)}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
