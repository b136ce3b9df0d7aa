import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { Entries, Entry, EntryMoment } from './entries.tsx';
import { panelMessages } from './panel-messages.ts';
import { payloadStyle } from './payload-style.ts';
import type { RecordedTracking } from './recorder.ts';

const everything = '';
const faulty = 'faulty';

interface TrackingListProps {
  readonly records: readonly RecordedTracking[];
  readonly onClear: () => void;
}

/** What this page told to tracking, with what is wrong in it; by type, or those with faults. */
export function TrackingList({ records, onClear }: TrackingListProps) {
  const texts = panelMessages(useLocale());
  const [chosen, setChosen] = useState(everything);
  const events = [...new Set(records.map(({ event }) => event))].toSorted();
  const shown = records.filter(
    ({ event, faults }) => chosen === everything || (chosen === faulty ? faults.length > 0 : event === chosen),
  );
  const count = records.filter(({ faults }) => faults.length > 0).length;
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[3], alignItems: 'end' }}>
        <SelectField
          label={texts.trackingShown}
          value={chosen}
          options={[
            { value: everything, label: texts.trackingAll(records.length) },
            { value: faulty, label: texts.trackingFaulty(count) },
            ...[...new Set([...events, ...(chosen && chosen !== faulty ? [chosen] : [])])].map((event) => ({
              value: event,
              label: event,
            })),
          ]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button variant="secondary" onClick={onClear} disabled={records.length === 0}>
          {texts.trackingClear}
        </Button>
      </div>
      <Entries none={texts.noTracking}>
        {shown.map(({ key, at, event, data, faults }) => (
          <Entry key={key} name={event} aside={<EntryMoment at={at} />}>
            {faults.map((fault) => (
              <Text key={fault} look="small" css={{ color: color.sale }}>
                {texts.trackingFault}: {fault}
              </Text>
            ))}
            <pre css={payloadStyle}>{JSON.stringify(data, null, 1)}</pre>
          </Entry>
        ))}
      </Entries>
    </div>
  );
}
