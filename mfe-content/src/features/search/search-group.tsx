import { type ReactNode, useId } from 'react';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';

interface SearchGroupProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the search panel with its heading. */
export function SearchGroup({ title, action, children }: SearchGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={{ paddingTop: space[6] }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', paddingBottom: space[2] }}>
        <Heading level={3} look="small" id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
