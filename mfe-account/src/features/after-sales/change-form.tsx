import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';

interface ChangeFormProps {
  readonly title: string;
  readonly text: string;
  /** The button's label, idle and busy. */
  readonly submitText: string;
  readonly busyText: string;
  readonly isBusy: boolean;
  /** The label of the back button; "Cancel" would read as canceling the order. */
  readonly stopText: string;
  readonly onStop: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** An inline form for changing an order; takes the focus from the button that opened it. */
export function ChangeForm(props: ChangeFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      noValidate
      css={sheetStyle}
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.isBusy) props.onSubmit();
      }}
    >
      <div>
        <Heading level={3} look="h3" ref={heading} tabIndex={-1}>
          {props.title}
        </Heading>
        <Text tone="muted">{props.text}</Text>
      </div>
      {props.children}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
        <Button type="submit" loading={props.isBusy} loadingText={props.busyText}>
          {props.submitText}
        </Button>
        <Button variant="ghost" onClick={props.onStop}>
          {props.stopText}
        </Button>
      </div>
    </form>
  );
}
