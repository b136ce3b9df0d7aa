import { Puck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { blockNames } from '../../messages/block-names.ts';
import { editorMessages } from '../../messages/editor-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Fields, VariantOption } from '../forms/field.ts';
import { FieldList } from '../forms/field-list.tsx';
import { rootZone, useBlockActions } from './block-actions.ts';
import { BlockOutline } from './block-outline.tsx';
import { onBlockAsked } from './opened-block.ts';
import { useEditor } from './puck-config.tsx';

interface BlockWorkspaceProps {
  readonly fields: Fields;
  readonly blocks: readonly VariantOption[];
}

const layout = {
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
  [media.wide]: { gridTemplateColumns: '17rem minmax(0, 1fr) 22rem' },
} as const;
/** Panes scroll by themselves beside a long page. */
const pane = {
  [media.wide]: { position: 'sticky', top: space[3], maxHeight: `calc(100dvh - ${space[5]})`, overflow: 'auto' },
} as const;

/** The list of blocks, the page, and the form of what is selected. */
export function BlockWorkspace({ fields, blocks }: BlockWorkspaceProps) {
  const locale = useLocale();
  const texts = editorMessages(locale);
  const history = useEditor((state) => state.history);
  const form = useRef<HTMLElement>(null);
  const { select } = useBlockActions();
  useEffect(() => onBlockAsked(select));
  return (
    <Stack gap={4}>
      <Row gap={2} role="group" aria-label={texts.changes}>
        <Button variant="secondary" size="small" disabled={!history.hasPast} onClick={() => history.back()}>
          {texts.undo}
        </Button>
        <Button variant="secondary" size="small" disabled={!history.hasFuture} onClick={() => history.forward()}>
          {texts.redo}
        </Button>
      </Row>
      <div css={layout}>
        <section css={[sheetStyle, pane, { padding: space[4] }]} aria-labelledby="blocks-title">
          <BlockOutline blocks={blocks} onOpened={() => form.current?.focus()} />
        </section>
        <section
          aria-label={texts.page}
          css={{
            minWidth: 0,
            border: `1px solid ${color.line}`,
            borderRadius: radius.card,
            background: color.paper,
            overflow: 'clip',
            [media.belowDesktop]: { order: 3 },
          }}
        >
          <Puck.Preview />
        </section>
        <section
          ref={form}
          tabIndex={-1}
          aria-labelledby="form-title"
          css={[
            sheetStyle,
            pane,
            { padding: space[4] },
            { [media.desktop]: { gridColumn: '1 / -1' }, [media.wide]: { gridColumn: 'auto' } },
          ]}
        >
          <SelectedForm fields={fields} blocks={blocks} />
        </section>
      </div>
    </Stack>
  );
}

function SelectedForm({ fields, blocks }: BlockWorkspaceProps) {
  const { language } = useLocale();
  const texts = editorMessages(useLocale());
  const dispatch = useEditor((state) => state.dispatch);
  const selected = useEditor((state) => state.selectedItem);
  const { root, content } = useEditor((state) => state.appState.data);
  const title = (text: string) => (
    <Heading level={2} look="h3" id="form-title">
      {text}
    </Heading>
  );
  if (!selected)
    return (
      <>
        {title(texts.settings)}
        <FieldList
          fields={fields}
          path={[]}
          value={root.props}
          skip={['id']}
          onChange={(props) => dispatch({ type: 'replaceRoot', root: { ...root, props } })}
        />
      </>
    );
  const index = content.findIndex(({ props }) => props.id === selected.props.id);
  const option = blocks.find(({ value }) => value === selected.type);
  const { id } = selected.props as { readonly id: string };
  return (
    <>
      {title(labelOf(blockNames, selected.type, language))}
      {option ? (
        <FieldList
          key={id}
          fields={option.fields}
          path={['blocks', index]}
          value={selected.props}
          skip={['id']}
          onChange={(props: JsonObject) =>
            dispatch({
              type: 'replace',
              destinationIndex: index,
              destinationZone: rootZone,
              data: { type: selected.type, props: { ...props, id } },
            })
          }
        />
      ) : (
        <p>{texts.unknownBlock}</p>
      )}
    </>
  );
}
