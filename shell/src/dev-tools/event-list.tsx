import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { Entries, Entry, EntryMoment } from './entries.tsx';
import { panelMessages } from './panel-messages.ts';
import { payloadStyle } from './payload-style.ts';
import type { RecordedEvent } from './recorder.ts';

/** What the parts of this page told each other. */
export function EventList({ events }: { readonly events: readonly RecordedEvent[] }) {
  const texts = panelMessages(useLocale());
  return (
    <Entries none={texts.noEvents}>
      {events.map(({ key, at, name, remote, payload }) => (
        <Entry key={key} name={name} aside={<EntryMoment at={at} />}>
          <Text look="caption" tone="muted">
            {texts.from(remote)}
          </Text>
          <pre css={payloadStyle}>{JSON.stringify(payload, null, 1)}</pre>
        </Entry>
      ))}
    </Entries>
  );
}
