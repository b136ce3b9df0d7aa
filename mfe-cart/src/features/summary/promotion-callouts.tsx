import type { PromoSummaryEntry } from 'shared-contracts/calls/cart-entities';
import { InlineMessage } from 'shared-ui/alert';
import { ProgressBar } from 'shared-ui/progress-bar';
import { space } from 'shared-ui/tokens';
import { calloutOf } from './callout.ts';

/** What the cart has earned, and what is within reach. */
export function PromotionCallouts({ promotions }: { readonly promotions: readonly PromoSummaryEntry[] }) {
  const callouts = promotions.flatMap((entry) => calloutOf(entry) ?? []);
  if (callouts.length === 0) return null;
  return (
    <ul css={{ display: 'grid', gap: space[3] }}>
      {callouts.map(({ id, text, progress }) => (
        <li key={id}>
          {progress ? (
            <ProgressBar value={progress.value} max={progress.max} label={text} />
          ) : (
            <InlineMessage tone="success">{text}</InlineMessage>
          )}
        </li>
      ))}
    </ul>
  );
}
