import { useCallback, useMemo, useState } from 'react';
import { type AddressFieldName, type FoundAddress, lookUpAddress } from 'shared-contracts/calls/utilities';
import { placeLine } from 'shared-contracts/locality-line';
import { usePlatform } from 'shared-contracts/platform';
import { defineMessages, plural } from './messages.ts';
import { useAsTyped } from './use-as-typed.ts';

/** Milliseconds after the last key press before addresses are asked for. */
const typingPause = 220;
/** Characters without which too much would fit. */
const fewest = 3;

const messages = defineMessages(
  {
    list: 'Addresses that begin like this',
    count: (count: number) =>
      plural('en', count, { one: '1 address to choose from', other: `${count} addresses to choose from` }),
  },
  {
    fr: {
      list: 'Adresses commençant ainsi',
      count: (count) => plural('fr', count, { one: '1 adresse proposée', other: `${count} adresses proposées` }),
    },
    de: {
      list: 'Adressen, die so beginnen',
      count: (count) => plural('de', count, { one: '1 Adresse zur Auswahl', other: `${count} Adressen zur Auswahl` }),
    },
  },
);

const none: readonly FoundAddress[] = [];

interface Asked {
  /** The remote whose form it is. */
  readonly remote: string;
  /** Of the address. */
  readonly country: string;
  /** Puts a part of the chosen address into its field. */
  readonly fill: (name: AddressFieldName, value: string) => void;
}

/** Offers addresses while one is typed, for `AddressFields`. Typing goes on without them when nothing answers. */
export function useAddressLookUp({ remote, country, fill }: Asked) {
  const { calls, locale } = usePlatform();
  const texts = messages(locale);
  const [typed, setTyped] = useState('');
  const text = typed.trim().slice(0, 60);
  const ask = useCallback(
    async (begun: string, signal: AbortSignal) =>
      (await calls(lookUpAddress, { body: { typed: begun, countryCode: country } }, { signal })).addresses,
    [calls, country],
  );
  const worthAsking = text.length < fewest ? undefined : text;
  const [found = none, forget] = useAsTyped({ text: worthAsking, ask, pause: typingPause, remote });
  const options = useMemo(
    () =>
      found.map((address) => {
        const content = placeLine({ ...address, country });
        return { key: content, content };
      }),
    [found, country],
  );
  return {
    options,
    listLabel: texts.list,
    countText: texts.count(found.length),
    onTyped: setTyped,
    onChoose(index: number) {
      const chosen = found[index];
      if (!chosen) return;
      forget();
      const { addressLine1, postalCode, city, province = '' } = chosen;
      for (const [name, value] of Object.entries({ addressLine1, postalCode, city, province }))
        fill(name as AddressFieldName, value);
    },
  };
}
