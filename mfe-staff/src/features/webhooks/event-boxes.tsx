import { type OrderEventType, orderEventTypes } from 'shared-contracts/order-events';
import { Checkbox } from 'shared-ui/checkbox';
import { FieldError } from 'shared-ui/field';
import { Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { webhookMessages } from '../../messages/webhook-messages.ts';

interface EventBoxesProps {
  readonly types: readonly OrderEventType[];
  readonly onChange: (types: OrderEventType[]) => void;
  readonly error: string | undefined;
}

/** The id of the first box, which takes the focus when none is ticked. */
export const firstEventBox = `webhook-${orderEventTypes[0]}`;

/** A choice of events. */
export function EventBoxes({ types, onChange, error }: EventBoxesProps) {
  const texts = webhookMessages(useLocale());
  return (
    <fieldset
      aria-describedby={error ? 'webhook-types-error' : undefined}
      css={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}
    >
      <legend css={{ padding: 0, marginBottom: space[2], fontWeight: 500 }}>{texts.types}</legend>
      <div
        css={{ display: 'grid', gap: space[2], [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {orderEventTypes.map((type) => (
          <Checkbox
            key={type}
            id={`webhook-${type}`}
            label={texts[type]}
            checked={types.includes(type)}
            onChange={({ target }) =>
              onChange(orderEventTypes.filter((other) => (other === type ? target.checked : types.includes(other))))
            }
          />
        ))}
      </div>
      {error && (
        <Text as="div">
          <FieldError id="webhook-types-error">{error}</FieldError>
        </Text>
      )}
    </fieldset>
  );
}
