import { placeLine } from 'shared-contracts/locality-line';
import { localePath } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { color, space } from 'shared-ui/tokens';
import { formatDistance } from 'storefront-kit/distance';
import { useLocale } from 'storefront-kit/use-locale';
import type { StoresData } from '../../loaders/stores-loader.ts';
import { storesMessages } from '../../messages/stores-messages.ts';
import { stopElementId } from './store-stops.ts';

/** Searches places where parcels can be collected, near a postal code; also without script. */
export function CollectionPoints({ points: { near, found, problem } }: Pick<StoresData, 'points'>) {
  const locale = useLocale();
  const texts = storesMessages(locale);
  return (
    <section id="points" aria-labelledby="points-title" css={{ display: 'grid', gap: space[4] }}>
      <Heading level={2} id="points-title">
        {texts.points}
      </Heading>
      <Text measured>{texts.pointsIntro}</Text>
      <form
        method="get"
        action={`${localePath(locale, '/stores')}#points`}
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: space[3],
          alignItems: 'end',
          maxWidth: '44rem',
        }}
      >
        <TextField
          key={near}
          name="points"
          label={texts.postalCode}
          autoComplete="postal-code"
          defaultValue={near}
          maxLength={12}
          required
          {...(problem ? { error: problem } : {})}
        />
        <Button type="submit" variant="secondary">
          {texts.findPoints}
        </Button>
      </form>
      {problem && (
        <Alert tone="warning" announce="alert">
          {problem}
        </Alert>
      )}
      {near !== '' && !problem && (
        <>
          <Text role="status">{texts.pointsFound(found.length, near)}</Text>
          <ul css={{ display: 'grid', gap: space[3] }}>
            {found.map((point) => (
              <li
                key={point.collectionPointId}
                id={stopElementId(point.collectionPointId)}
                tabIndex={-1}
                css={{ paddingBlock: space[3], borderTop: `1px solid ${color.line}` }}
              >
                <Text weight={600}>{point.name}</Text>
                <Text tone="slate">
                  {placeLine(point)} · {texts.away(formatDistance(point.distanceKm, locale))}
                </Text>
                <Text look="small" tone="muted">
                  {point.hours.map(({ days, hours }) => `${days} ${hours}`).join(' · ')}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
