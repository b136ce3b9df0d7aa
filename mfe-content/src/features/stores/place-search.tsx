import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { PinIcon, SearchIcon } from 'shared-ui/icon';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { ownPosition } from 'storefront-kit/own-position';
import { useMutation } from 'storefront-kit/use-mutation';
import { storesMessages } from '../../messages/stores-messages.ts';
import type { Position } from './map/view-of.ts';

interface PlaceSearchProps {
  readonly place: string;
  /** Takes the shopper's position, which is sent to the services alone and stands in no address. */
  readonly onPosition: (position: Position) => Promise<void>;
}

/** Searches stores by a typed place, also without script, or by the shopper's position when asked to. */
export function PlaceSearch({ place, onPosition }: PlaceSearchProps) {
  const { locale } = usePlatform();
  const texts = storesMessages(locale);
  const { run, isPending, error } = useMutation({ remote: 'content' });
  const [isUnknown, setUnknown] = useState(false);

  const locate = () =>
    run(async () => {
      const position = await ownPosition();
      setUnknown(position === undefined);
      if (position) await onPosition(position);
    });

  return (
    <search css={{ display: 'grid', gap: space[2], maxWidth: '44rem' }}>
      <form
        method="get"
        action={localePath(locale, '/stores')}
        css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[3], alignItems: 'end' }}
      >
        <TextField
          key={place}
          name="place"
          type="search"
          label={texts.place}
          icon={<SearchIcon size={20} />}
          autoComplete="postal-code"
          defaultValue={place}
          maxLength={60}
        />
        <Button type="submit">{texts.find}</Button>
      </form>
      <Button
        variant="link"
        size="small"
        icon={<PinIcon size={18} />}
        loading={isPending}
        loadingText={texts.locating}
        onClick={() => void locate()}
        css={{ justifySelf: 'start', '@media (scripting: none)': { display: 'none' } }}
      >
        {texts.here}
      </Button>
      {/* A place can be typed all the same. */}
      {!isPending && (isUnknown || error) && (
        <Alert tone="warning" announce="alert">
          {texts.positionFailed}
        </Alert>
      )}
    </search>
  );
}
