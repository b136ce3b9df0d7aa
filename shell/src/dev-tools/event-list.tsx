import { css } from '@emotion/react';
import { useLocale } from 'shared-contracts/platform';
import { Text } from 'shared-ui/text';
import { color, radius, space, type } from 'shared-ui/tokens';
import { entriesStyle, entryHeadStyle } from './facts.tsx';
import { momentOf } from './moment.ts';
import { panelMessages } from './panel-messages.ts';
import type { RecordedEvent } from './recorder.ts';

const payloadStyle = css({
  ...type.caption,
  fontFamily: 'ui-monospace, monospace',
  marginTop: space[1],
  padding: space[3],
  borderRadius: radius.input,
  background: color.tile,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** What the parts of this page told each other. */
export function EventList({ events }: { readonly events: readonly RecordedEvent[] }) {
  const locale = useLocale();
  const texts = panelMessages(locale);
  if (events.length === 0)
    return (
      <Text look="small" tone="muted">
        {texts.noEvents}
      </Text>
    );
  return (
    <ul css={entriesStyle}>
      {events.map(({ key, at, name, remote, payload }) => (
        <li key={key}>
          <div css={entryHeadStyle}>
            <Text as="strong" look="small" weight={600}>
              {name}
            </Text>
            <Text as="span" look="caption" tone="muted" figures>
              {momentOf(at, locale)}
            </Text>
          </div>
          <Text look="caption" tone="muted">
            {texts.from(remote)}
          </Text>
          <pre css={payloadStyle}>{JSON.stringify(payload, null, 1)}</pre>
        </li>
      ))}
    </ul>
  );
}
