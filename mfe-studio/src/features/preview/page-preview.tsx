import { useState } from 'react';
import { localeIds, locales } from 'shared-contracts/locale';
import { type SegmentChoice, segmentChoices } from 'shared-contracts/segments';
import { Grid, Stack, sheetStyle } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { color } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { choiceNames } from '../../messages/choice-names.ts';
import { labelOf } from '../../messages/labels.ts';
import { previewMessages } from '../../messages/preview-messages.ts';
import { segmentNames } from '../../messages/segment-names.ts';
import type { DocumentText } from '../../model/document-name.ts';
import { isList, isObject } from '../../model/json.ts';
import { instantOf } from '../../model/local-time.ts';
import { previewAddress } from '../../model/preview-address.ts';
import type { LoadedDocument } from '../editor/use-document.ts';

interface PagePreviewProps {
  readonly text: DocumentText;
  readonly loaded: LoadedDocument;
}

/** Widths of screens in px. */
const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Device = keyof typeof widths;
const devices: readonly Device[] = ['phone', 'tablet', 'desktop'];
const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/** The page with its drafts, as shoppers will see it: by screen, time, country, language, and visitor. */
export function PagePreview({ text, loaded }: PagePreviewProps) {
  const locale = useLocale();
  const texts = previewMessages(locale);
  const inLanguage = localeIds.filter(
    (id) => locales[id].language === text.language && (!text.site || locales[id].siteId === text.site),
  );
  const [localeId, setLocaleId] = useState(inLanguage[0] ?? locale.id);
  const [device, setDevice] = useState<Device>('phone');
  const [time, setTime] = useState('');
  const [segment, setSegment] = useState<SegmentChoice>();
  const isForAll = !hasSegments(loaded.draft?.body ?? loaded.shown?.body);
  // Parts of other pages are seen on the home page.
  const address = previewAddress(locales[localeId], loaded.url ?? '/', {
    at: time ? instantOf(time) : undefined,
    segment,
  });
  return (
    <Stack gap={4}>
      <section css={sheetStyle} aria-label={texts.controls}>
        <Grid columns={[1, 2]} gap={3}>
          <SelectField
            label={texts.device}
            options={devices.map((one) => ({ value: one, label: `${texts.screen(one)} (${widths[one]} px)` }))}
            value={device}
            onChange={({ currentTarget }) => setDevice(devices.find((one) => one === currentTarget.value) ?? 'phone')}
          />
          <TextField
            type="datetime-local"
            label={texts.time}
            hint={texts.timeHint}
            optionalText={texts.optional}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <SelectField
            label={texts.locale}
            options={localeIds.map((id) => ({
              value: id,
              label: `${regions.of(locales[id].country) ?? id}, ${labelOf(choiceNames, locales[id].language, locale.language)}`,
            }))}
            value={localeId}
            onChange={({ currentTarget }) =>
              setLocaleId(localeIds.find((id) => id === currentTarget.value) ?? localeId)
            }
          />
          <SelectField
            label={texts.visitor}
            hint={isForAll ? texts.sameForAll : undefined}
            options={[
              { value: '', label: texts.visitorYou },
              ...segmentChoices.map((one) => ({ value: one, label: labelOf(segmentNames, one, locale.language) })),
            ]}
            value={segment ?? ''}
            onChange={({ currentTarget }) => setSegment(segmentChoices.find((one) => one === currentTarget.value))}
          />
        </Grid>
        {!loaded.url && <Text look="small">{texts.partOfPages}</Text>}
      </section>
      <div css={{ overflowX: 'auto', border: `1px solid ${color.line}`, background: color.tile }}>
        <iframe
          key={address}
          title={texts.frame}
          src={address}
          width={widths[device]}
          height={device === 'desktop' ? 800 : 844}
          css={{ display: 'block', border: 0, marginInline: 'auto', background: color.paper }}
        />
      </div>
    </Stack>
  );
}

/** Whether anything in a document is for some visitors only. */
const hasSegments = (value: unknown): boolean => {
  if (isList(value)) return value.some(hasSegments);
  return isObject(value) && (value.type === 'segmentation' || Object.values(value).some(hasSegments));
};
