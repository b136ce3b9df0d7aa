import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { CheckCircleIcon } from 'shared-ui/icon';
import { Heading } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../messages/checkout-messages.ts';

interface StepSectionProps {
  readonly title: string;
  readonly state: 'done' | 'current' | 'ahead';
  readonly editLabel: string;
  readonly onEdit: () => void;
  /** Summary shown when the step is complete. */
  readonly recap: ReactNode;
  readonly children: ReactNode;
  /** How often the shopper moved between steps, or signed in, since the page was loaded: focus follows. */
  readonly moves: number;
}

/** A checkout step: open while current, summarized with an edit link when complete. */
export function StepSection({ title, state, editLabel, onEdit, recap, children, moves }: StepSectionProps) {
  const texts = checkoutMessages(useLocale());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'current' && moves > 0) heading.current?.focus();
  }, [state, moves]);
  return (
    <section css={{ borderTop: `1px solid ${color.line}`, paddingBlock: space[5] }}>
      <div
        css={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: space[4],
          minHeight: '2.75rem',
        }}
      >
        <Heading
          level={2}
          look="h3"
          ref={heading}
          tabIndex={-1}
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: space[3],
            color: state === 'ahead' ? color.muted : color.ink,
            '& svg': { flex: 'none', color: color.pine },
          }}
        >
          {state === 'done' && <CheckCircleIcon title={texts.done} />}
          <span>{title}</span>
        </Heading>
        {state === 'done' && (
          <Button variant="link" size="small" aria-label={editLabel} css={{ flex: 'none' }} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
      </div>
      {state === 'done' && <div css={{ paddingTop: space[2] }}>{recap}</div>}
      {/* Stays mounted and hidden when done: card data survives a way back. */}
      <div hidden={state !== 'current'} css={{ paddingTop: space[4] }}>
        {children}
      </div>
    </section>
  );
}
