import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';

/** A list of products by name, each with a note. */
export function NamedLines({
  lines,
}: {
  readonly lines: readonly { readonly name: string; readonly note?: string }[];
}) {
  return (
    <ul>
      {lines.map(({ name, note }) => (
        <li key={`${name} ${note}`} css={{ borderTop: `1px solid ${color.line}`, paddingBlock: space[2] }}>
          <Text weight={600}>{name}</Text>
          {note && (
            <Text look="small" tone="muted">
              {note}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
