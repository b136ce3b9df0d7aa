import type { ComponentProps } from 'react';
import { WhenReady as AnyWhenReady } from 'shared-ui/when-ready';
import { useLocale } from 'storefront-kit/use-locale';
import { studioMessages } from '../../messages/studio-messages.ts';

/** Shows what was read; before that its place, or why it could not be read. */
export function WhenReady<Value>(props: Omit<ComponentProps<typeof AnyWhenReady<Value>>, 'texts'>) {
  return <AnyWhenReady texts={studioMessages(useLocale())} {...props} />;
}
