import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { Entries, Entry, EntryMoment } from './entries.tsx';
import { Facts } from './facts.tsx';
import { panelMessages } from './panel-messages.ts';
import type { RecordedError } from './recorder.ts';

/** What failed on this page, and whose it is. */
export function ErrorList({ errors }: { readonly errors: readonly RecordedError[] }) {
  const texts = panelMessages(useLocale());
  return (
    <Entries none={texts.noErrors}>
      {errors.map(({ key, at, remote, release, owner, trace, phase, message }) => (
        <Entry key={key} name={remote} aside={<EntryMoment at={at} />}>
          <Text look="small" tone="sale" css={{ marginBottom: '.5rem', overflowWrap: 'anywhere' }}>
            {message}
          </Text>
          <Facts
            facts={[
              [texts.at, phase],
              [texts.version, release],
              [texts.owner, owner],
              [texts.trace, trace],
            ]}
          />
        </Entry>
      ))}
    </Entries>
  );
}
