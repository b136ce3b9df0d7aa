import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { type } from 'shared-ui/tokens';
import { useCopy } from 'storefront-kit/use-copy';
import { useLocale } from 'storefront-kit/use-locale';
import { webhookMessages } from '../../messages/webhook-messages.ts';

/** The secret that signs the messages to a system: shown once, after it was made. */
export function SigningSecret({ secret }: { readonly secret: string }) {
  const texts = webhookMessages(useLocale());
  const copy = useCopy(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  // Somebody who does not see the page hears of it at once.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section css={sheetStyle} aria-labelledby="signing-secret">
      <h2 ref={heading} id="signing-secret" tabIndex={-1} css={{ ...type.h3, outline: 'none' }}>
        {texts.secretTitle}
      </h2>
      <Text>{texts.secretText}</Text>
      <code css={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{secret}</code>
      <Button variant="secondary" css={{ justifySelf: 'start' }} onClick={() => void copy(secret)}>
        {texts.copy}
      </Button>
    </section>
  );
}
