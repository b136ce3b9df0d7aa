import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Heading, Text } from 'shared-ui/text';
import { color, radius, space, tabular } from 'shared-ui/tokens';
import { useCopy } from 'storefront-kit/use-copy';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, the one time they are shown; their heading takes the focus from the form before. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const texts = secondFactorMessages(useLocale());
  const copy = useCopy(texts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      <Heading level={3} look="lead" ref={title} tabIndex={-1} css={{ fontWeight: 600 }}>
        {texts.recoveryTitle}
      </Heading>
      <Text>{texts.recoveryText}</Text>
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
          gap: space[2],
          margin: 0,
          padding: space[4],
          listStyle: 'none',
          background: color.tile,
          borderRadius: radius.card,
          ...tabular,
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button variant="secondary" onClick={() => void copy(codes.join('\n'))}>
          {texts.copy}
        </Button>
        <Button onClick={onKept}>{texts.kept}</Button>
      </div>
    </div>
  );
}
