import { css } from '@emotion/react';
import type { InlineText, RichText } from 'shared-contracts/blocks/rich-text-document';
import { DataTable } from 'shared-ui/data-table';
import { linkStyle } from 'shared-ui/link';
import { color, space, type } from 'shared-ui/tokens';
import { keyed } from '../parts/keyed.ts';
import { TargetLink } from '../parts/target-link.tsx';

const flow = css({ display: 'grid', gap: space[4], maxWidth: '66ch' });
const quote = css({ borderInlineStart: `3px solid ${color.ember}`, paddingInlineStart: space[4], ...type.lead });
const source = css({ ...type.small, color: color.muted });
const chapter = css({ ...type.h2, marginBlockStart: space[5] });
const list = css({ display: 'grid', gap: space[2], paddingInlineStart: space[5] });
interface RichTextProps {
  readonly content: RichText;
  /** Below the heading of the page: headings are one level higher, so that none is skipped. */
  readonly raised?: boolean;
  readonly className?: string;
}

/** Formatted text of editors. It is data and never HTML, so that nothing in it can run. */
export function RichTextView({ content, raised = false, className }: RichTextProps) {
  return (
    <div css={flow} className={className}>
      {keyed(content).map(({ key, item }) => (
        <Part key={key} part={item} raised={raised} />
      ))}
    </div>
  );
}

function Part({ part, raised }: { readonly part: RichText[number]; readonly raised: boolean }) {
  if (part.type === 'list') {
    const List = part.ordered ? 'ol' : 'ul';
    return (
      <List css={[list, { listStyle: part.ordered ? 'decimal' : 'disc' }]}>
        {keyed(part.items).map(({ key, item }) => (
          <li key={key}>
            <Line line={item} />
          </li>
        ))}
      </List>
    );
  }
  if (part.type === 'heading') {
    const level = raised ? part.level - 1 : part.level;
    const Heading = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
    return (
      <Heading css={level === 2 ? chapter : [type.h3, level === 4 && { fontSize: '1rem' }]}>
        <Line line={part.content} />
      </Heading>
    );
  }
  if (part.type === 'table') return <RichTable table={part} />;
  if (part.type === 'quote')
    return (
      <blockquote css={quote}>
        <p>
          <Line line={part.content} />
        </p>
        {part.source && <footer css={source}>{part.source}</footer>}
      </blockquote>
    );
  return (
    <p css={type.body}>
      <Line line={part.content} />
    </p>
  );
}

function RichTable({
  table: { caption, head, rows },
}: {
  readonly table: Extract<RichText[number], { type: 'table' }>;
}) {
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          {keyed(head).map(({ key, item }) => (
            <th key={key} scope="col">
              <Line line={item} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(({ key, item: [name = [], ...cells] }) => (
          <tr key={key}>
            <th scope="row">
              <Line line={name} />
            </th>
            {keyed(cells).map(({ key: cell, item }) => (
              <td key={cell}>
                <Line line={item} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Line({ line }: { readonly line: readonly InlineText[] }) {
  return keyed(line).map(({ key, item }) => <Words key={key} words={item} />);
}

function Words({ words: { text, bold, italic, target } }: { readonly words: InlineText }) {
  const slanted = italic ? <em>{text}</em> : text;
  const shown = bold ? <strong>{slanted}</strong> : slanted;
  if (!target) return shown;
  return (
    <TargetLink target={target} css={linkStyle}>
      {shown}
    </TargetLink>
  );
}
