import { Text } from './text.tsx';
import { color, media, space } from './tokens.ts';

interface RecordListProps {
  readonly entries: readonly {
    readonly id: string;
    /** ISO 8601. */
    readonly at: string;
    /** `at` in words. */
    readonly time: string;
    readonly who: string;
    readonly what: string;
  }[];
}

/** Who did what, and when. */
export function RecordList({ entries }: RecordListProps) {
  return (
    <ol>
      {entries.map(({ id, at, time, who, what }) => (
        <li
          key={id}
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            columnGap: space[4],
            paddingBlock: space[2],
            borderTop: `1px solid ${color.line}`,
            overflowWrap: 'anywhere',
            [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 2fr) minmax(0, 3fr)' },
          }}
        >
          <Text look="small" tone="muted" figures>
            <time dateTime={at}>{time}</time>
          </Text>
          <Text look="small">{who}</Text>
          <Text look="small" weight={500}>
            {what}
          </Text>
        </li>
      ))}
    </ol>
  );
}
