import { type FormEvent, useEffect, useState } from 'react';
import { type CollectionPoint, findCollectionPoints } from 'shared-contracts/calls/stores';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { TextField } from 'shared-ui/text-field';
import { media, space } from 'shared-ui/tokens';
import { formatDistance } from 'storefront-kit/distance';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';

interface CollectionPointsProps {
  /** Where to search first; empty when no address is known yet. */
  readonly near: { readonly postalCode: string; readonly city: string };
  readonly chosen: CollectionPoint | undefined;
  readonly onChoose: (point: CollectionPoint) => void;
  /** Whether the shopper tried to continue without choosing. */
  readonly error: string | undefined;
}

/** Collection points, nearest first. */
export function CollectionPoints({ near, chosen, onChoose, error }: CollectionPointsProps) {
  const { calls, locale } = usePlatform();
  const texts = deliveryMessages(locale);
  const [postalCode, setPostalCode] = useState(near.postalCode);
  const [points, setPoints] = useState<readonly CollectionPoint[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function search(code: string, city: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { postalCode: code, country: locale.country, ...(city ? { city } : {}) };
      setPoints((await calls(findCollectionPoints, { body })).collectionPoints);
    } catch (failure) {
      setProblem(asProductError(failure).message || checkoutMessages(locale).notSaved);
    } finally {
      setBusy(false);
    }
  }
  useEffect(() => {
    setPostalCode(near.postalCode);
    if (near.postalCode !== '') void search(near.postalCode, near.city);
  }, [near.postalCode, near.city]);

  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (postalCode.trim() !== '') void search(postalCode, near.postalCode === postalCode ? near.city : '');
        }}
        css={{ display: 'grid', gap: space[3], alignItems: 'end', [media.tablet]: { gridTemplateColumns: '1fr auto' } }}
      >
        <TextField
          label={texts.pointsNear}
          value={postalCode}
          maxLength={12}
          autoComplete="postal-code"
          onChange={(event) => setPostalCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" loading={busy} loadingText={checkoutMessages(locale).saving}>
          {texts.findPoints}
        </Button>
      </form>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      {points.length > 0 && (
        <RadioGroup label={texts.choosePoint} error={error}>
          {points.map((point) => (
            <RadioCard
              key={point.collectionPointId}
              name="collection-point"
              value={point.collectionPointId}
              label={point.name}
              note={[
                `${point.addressLine1}, ${point.postalCode} ${point.city}`,
                ...point.hours.map(({ days, hours }) => `${days} ${hours}`),
              ].join(' · ')}
              aside={formatDistance(point.distanceKm, locale)}
              checked={chosen?.collectionPointId === point.collectionPointId}
              onChange={() => onChoose(point)}
            />
          ))}
        </RadioGroup>
      )}
    </div>
  );
}
