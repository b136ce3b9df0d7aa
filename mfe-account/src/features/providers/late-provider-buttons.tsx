import { type ComponentProps, lazy } from 'react';
import { LatePart } from 'storefront-kit/late-part';

const ProviderButtons = lazy(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }));

/** The buttons of identity providers, which come after the form that they stand below. */
export const LateProviderButtons = (props: ComponentProps<typeof ProviderButtons>) => (
  <LatePart remote="account">
    <ProviderButtons {...props} />
  </LatePart>
);
