import type { RichText } from 'shared-contracts/blocks/rich-text-document';
import { Badge } from 'shared-ui/badge';
import { Stack } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { historyMessages } from '../../messages/history-messages.ts';
import { placeName } from '../../messages/place-name.ts';
import { differences } from '../../model/differences.ts';
import { isList, isObject, type Json } from '../../model/json.ts';
import { writeRichText } from '../forms/rich-text-format.ts';

interface DifferencesProps {
  readonly before: unknown;
  readonly after: unknown;
  /** What the two texts are called. */
  readonly names: readonly [before: string, after: string];
}

/** A value in words, as far as it has some. */
function inWords(value: Json | undefined, name: unknown): string {
  if (value === undefined) return '—';
  if (isList(value) && typeof name === 'string' && name.startsWith('richText'))
    return writeRichText(value as unknown as RichText);
  if (isList(value)) return value.map((entry) => inWords(entry, undefined)).join(', ');
  if (!isObject(value)) return String(value);
  const { title, text, alt, src, name: own } = value;
  const found = [title, own, text, alt, src].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : JSON.stringify(value);
}

/** What two texts differ in, block by block and field by field. */
export function Differences({ before, after, names }: DifferencesProps) {
  const { language } = useLocale();
  const texts = historyMessages(useLocale());
  const found = differences(before, after);
  if (found.length === 0) return <Text>{texts.same}</Text>;
  return (
    <Stack as="ul" gap={0}>
      {found.map((difference) => {
        const { path, change } = difference;
        const name = path.at(-1);
        return (
          <li key={path.join('.')} css={{ paddingBlock: space[3], borderTop: `1px solid ${color.line}` }}>
            <Stack gap={1}>
              <Text weight={600}>
                {placeName(change === 'removed' ? before : after, path, language)} <Badge>{texts.change(change)}</Badge>
              </Text>
              {change !== 'moved' && (
                <dl
                  css={{
                    display: 'grid',
                    gap: space[2],
                    overflowWrap: 'anywhere',
                    whiteSpace: 'pre-wrap',
                    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
                  }}
                >
                  <div>
                    <dt css={{ color: color.muted, fontSize: '.875rem' }}>{names[0]}</dt>
                    <dd>{inWords(difference.before, name)}</dd>
                  </div>
                  <div>
                    <dt css={{ color: color.muted, fontSize: '.875rem' }}>{names[1]}</dt>
                    <dd>{inWords(difference.after, name)}</dd>
                  </div>
                </dl>
              )}
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}
