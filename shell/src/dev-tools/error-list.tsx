import { useLocale } from 'shared-contracts/platform';
import { Text } from 'shared-ui/text';
import { entriesStyle, entryHeadStyle, Facts } from './facts.tsx';
import { momentOf } from './moment.ts';
import { panelMessages } from './panel-messages.ts';
import type { RecordedError } from './recorder.ts';

/** What failed on this page, and whose it is. */
export function ErrorList({ errors }: { readonly errors: readonly RecordedError[] }) {
  const locale = useLocale();
  const texts = panelMessages(locale);
  if (errors.length === 0)
    return (
      <Text look="small" tone="muted">
        {texts.noErrors}
      </Text>
    );
  return (
    <ul css={entriesStyle}>
      {errors.map(({ key, at, remote, release, owner, trace, phase, message }) => (
        <li key={key}>
          <div css={entryHeadStyle}>
            <Text as="strong" weight={600}>
              {remote}
            </Text>
            <Text as="span" look="caption" tone="muted" figures>
              {momentOf(at, locale)}
            </Text>
          </div>
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
        </li>
      ))}
    </ul>
  );
}
