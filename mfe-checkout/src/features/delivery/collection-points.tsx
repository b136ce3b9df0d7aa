import { type FormEvent, useEffect, useState } from 'react';
import { type CollectionPoint, findCollectionPoints, type PointPlace } from 'shared-contracts/calls/stores';
import { placeLine } from 'shared-contracts/locality-line';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { media, space } from 'shared-ui/tokens';
import { formatDistance } from 'storefront-kit/distance';
import { useCall } from 'storefront-kit/use-call';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';

/** A point as found, or as the cart names it. */
type ShownPoint = PointPlace & Partial<Pick<CollectionPoint, 'hours' | 'distanceKm'>>;

/** A point without its distance, which was that from another place. */
function placeOf({ distanceKm: _, ...point }: ShownPoint): ShownPoint {
  return point;
}

interface CollectionPointsProps {
  readonly id: string;
  /** The postal code to search near first; empty while none is known. */
  readonly near: string;
  readonly chosen: PointPlace | undefined;
  readonly onChoose: (point: PointPlace) => void;
  /** Told when the shopper tried to continue without choosing. */
  readonly error: string | undefined;
}

/** Collection points, nearest first; above them the chosen one when it is elsewhere. */
export function CollectionPoints({ id, near, chosen, onChoose, error }: CollectionPointsProps) {
  const { locale } = usePlatform();
  const texts = deliveryMessages(locale);
  const [postalCode, setPostalCode] = useState(near);
  const [searched, setSearched] = useState(near);
  const found = useCall(
    findCollectionPoints,
    searched === '' ? undefined : { body: { postalCode: searched, country: locale.country } },
    { remote: 'checkout', keepPrevious: true },
  );
  const points = found.value?.collectionPoints;
  const problem = found.error && (found.error.message || checkoutMessages(locale).notSaved);
  const isPending = searched !== '' && found.status === 'pending';

  const search = (code: string) => {
    if (code === searched) found.again();
    else setSearched(code);
  };
  useEffect(() => {
    setPostalCode(near);
    if (near !== '') setSearched(near);
  }, [near]);
  const shown: readonly ShownPoint[] =
    chosen && !points?.some(({ collectionPointId }) => collectionPointId === chosen.collectionPointId)
      ? [placeOf(chosen), ...(points ?? [])]
      : (points ?? []);

  return (
    <div id={id} css={{ display: 'grid', gap: space[3] }}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (postalCode.trim() !== '') search(postalCode.trim());
        }}
        css={{ display: 'grid', gap: space[3], alignItems: 'end', [media.tablet]: { gridTemplateColumns: '1fr auto' } }}
      >
        <TextField
          label={texts.pointsNear}
          value={postalCode}
          maxLength={12}
          error={shown.length === 0 ? error : undefined}
          autoComplete="postal-code"
          onChange={(event) => setPostalCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" loading={isPending} loadingText={checkoutMessages(locale).saving}>
          {texts.findPoints}
        </Button>
      </form>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      {points?.length === 0 && !isPending && <Text role="status">{texts.noPoints}</Text>}
      {shown.length > 0 && (
        <RadioGroup label={texts.choosePoint} error={error}>
          {shown.map((point) => (
            <RadioCard
              key={point.collectionPointId}
              name="collection-point"
              value={point.collectionPointId}
              label={point.name}
              note={[placeLine(point), ...(point.hours ?? []).map(({ days, hours }) => `${days} ${hours}`)].join(' · ')}
              {...(point.distanceKm === undefined ? {} : { aside: formatDistance(point.distanceKm, locale) })}
              checked={chosen?.collectionPointId === point.collectionPointId}
              onChange={() => onChoose(point)}
            />
          ))}
        </RadioGroup>
      )}
    </div>
  );
}
