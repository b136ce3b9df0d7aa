import { useCallback, useState } from 'react';
import { type DocumentHistoryEntry, getDocumentVersion } from 'shared-contracts/calls/documents';
import { usePlatform } from 'shared-contracts/platform';
import { Grid, Stack } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { Heading } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useReading } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { historyMessages } from '../../messages/history-messages.ts';
import { type DocumentText, inputOf } from '../../model/document-name.ts';
import { WhenReady } from '../area/when-ready.tsx';
import type { LoadedDocument } from '../editor/use-document.ts';
import { Differences } from './differences-view.tsx';

interface CompareVersionsProps {
  readonly text: DocumentText;
  readonly versions: readonly DocumentHistoryEntry[];
  readonly draft: LoadedDocument['draft'];
}

/** What two versions, or a version and the draft, differ in. */
export function CompareVersions({ text, versions, draft }: CompareVersionsProps) {
  const { locale } = usePlatform();
  const texts = historyMessages(locale);
  const options = [
    ...(draft ? [{ value: 'draft', label: texts.draft }] : []),
    ...versions.map(({ number, liveFrom }) => ({
      value: String(number),
      label: `${texts.version(number)}, ${moment(liveFrom, locale)}`,
    })),
  ];
  const [chosen, setChosen] = useState<{ readonly before?: string; readonly after?: string }>({});
  const after = chosen.after ?? options[0]?.value ?? '';
  const before = chosen.before ?? options[1]?.value ?? after;
  const calls = useStaffCalls('studio');
  const { kind, slug, language, site } = text;
  const read = useCallback(
    async (signal: AbortSignal) => {
      const { params, query } = inputOf({ kind, slug, language, site });
      const bodyOf = async (value: string): Promise<unknown> => {
        if (value === 'draft') return draft?.body ?? {};
        const input = { params: { ...params, number: Number(value) }, query };
        return (await calls(getDocumentVersion, input, { signal })).body ?? {};
      };
      const [one, other] = await Promise.all([bodyOf(before), bodyOf(after)]);
      return { one, other };
    },
    [calls, kind, slug, language, site, draft, before, after],
  );
  const reading = useReading(options.length > 1 ? read : undefined, { remote: 'studio' });
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  if (options.length < 2) return null;
  return (
    <Stack gap={3} as="section" aria-labelledby="compare-title">
      <Heading level={2} look="h3" id="compare-title">
        {texts.compare}
      </Heading>
      <Grid columns={[1, 2]} gap={3}>
        <SelectField
          label={texts.older}
          options={options}
          value={before}
          onChange={({ currentTarget }) => setChosen({ before: currentTarget.value, after })}
        />
        <SelectField
          label={texts.newer}
          options={options}
          value={after}
          onChange={({ currentTarget }) => setChosen({ before, after: currentTarget.value })}
        />
      </Grid>
      <WhenReady reading={reading}>
        {({ one, other }) => <Differences before={one} after={other} names={[nameOf(before), nameOf(after)]} />}
      </WhenReady>
    </Stack>
  );
}
