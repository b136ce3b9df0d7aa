import { useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getStock, type Shelf } from 'shared-contracts/calls/staff-stock';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { DataTable } from 'shared-ui/data-table';
import { Stack, sheetStyle } from 'shared-ui/layout';
import { RecordList } from 'shared-ui/record-list';
import { Heading, Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { stockMessages } from '../../messages/stock-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { onShelf, placeName } from './shelf-numbers.ts';

/** The stock of a size by warehouse and store. */
export function Shelves({ upc }: { readonly upc: string }) {
  const texts = stockMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const reading = useCall(getStock, { params: { upc } }, { remote: 'staff', calls });
  const [corrected, setCorrected] = useState<Shelf>();
  const [isOpen, setOpen] = useState(false);
  const start = (shelf: Shelf) => {
    setCorrected(shelf);
    setOpen(true);
  };
  return (
    <WhenReady reading={reading}>
      {({ variant, shelves, corrections }) => (
        <>
          <section css={sheetStyle} aria-labelledby="goods">
            <Stack gap={1}>
              <Heading level={2} look="h3" id="goods">
                {`${variant.name}, ${texts.choice(variant.color, variant.size)}`}
              </Heading>
              <Text look="small" tone="muted" figures>
                {texts.upc(variant.upc)}
              </Text>
            </Stack>
            {(['warehouse', 'store'] as const).map((kind) => (
              <ShelfTable
                key={kind}
                caption={kind === 'warehouse' ? texts.warehouses : texts.stores}
                shelves={shelves.filter((shelf) => shelf.kind === kind)}
                onCorrect={start}
              />
            ))}
          </section>
          <Corrections corrections={corrections} shelves={shelves} />
          {corrected && (
            <CorrectDialog
              key={corrected.locationId}
              upc={upc}
              shelf={corrected}
              open={isOpen}
              onClose={() => setOpen(false)}
              onClosed={() => setCorrected(undefined)}
              onReadAgain={() => {
                reading.again();
                setOpen(false);
              }}
            />
          )}
        </>
      )}
    </WhenReady>
  );
}

interface ShelfTableProps {
  readonly caption: string;
  readonly shelves: readonly Shelf[];
  readonly onCorrect: (shelf: Shelf) => void;
}

function ShelfTable({ caption, shelves, onCorrect }: ShelfTableProps) {
  const { locale } = usePlatform();
  const texts = stockMessages(locale);
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{texts.onShelf}</th>
          <th scope="col">{texts.available}</th>
          <th scope="col">{texts.held}</th>
          <th scope="col">{texts.reserved}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {shelves.map((shelf) => (
          <tr key={shelf.locationId}>
            <th scope="row">{placeName(shelf)}</th>
            <td>{onShelf(shelf)}</td>
            <td>{shelf.available}</td>
            <td>{shelf.held}</td>
            <td>{shelf.reserved}</td>
            <td>
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.correctAt(placeName(shelf))}
                onClick={() => onCorrect(shelf)}
              >
                {texts.correct}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

type CorrectionsProps = Pick<CallResponse<typeof getStock>, 'corrections' | 'shelves'>;

function Corrections({ corrections, shelves }: CorrectionsProps) {
  const { locale } = usePlatform();
  const texts = stockMessages(locale);
  const entries = corrections.map(({ at, by, locationId, before, after, reason }) => {
    const shelf = shelves.find((candidate) => candidate.locationId === locationId);
    return {
      id: `${at} ${locationId}`,
      at,
      time: moment(at, locale),
      who: by ?? texts.machine,
      what: texts.correction(shelf ? placeName(shelf) : locationId, String(before), String(after), reason),
    };
  });
  return (
    <section css={sheetStyle} aria-labelledby="corrections">
      <Heading level={2} look="h3" id="corrections">
        {texts.corrections}
      </Heading>
      {entries.length === 0 ? <Text>{texts.noCorrections}</Text> : <RecordList entries={entries} />}
    </section>
  );
}
