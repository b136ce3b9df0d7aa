import { SpendBanner } from '../features/spend/spend-banner.tsx';

/** The spend banner on other domains' pages. */
export default function SpendSlot({ onTermsAccepted }: { readonly onTermsAccepted?: () => void }) {
  return <SpendBanner onTermsAccepted={onTermsAccepted} />;
}
