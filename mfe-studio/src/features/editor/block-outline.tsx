import { Puck } from '@puckeditor/core';
import { useEffect, useRef, useState } from 'react';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { Heading, Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { blockNames } from '../../messages/block-names.ts';
import { editorMessages } from '../../messages/editor-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import type { VariantOption } from '../forms/field.ts';
import { useFormState } from '../forms/form-context.ts';
import { useBlockActions } from './block-actions.ts';

interface BlockOutlineProps {
  readonly blocks: readonly VariantOption[];
  /** A block was added, whose form comes next. */
  readonly onOpened: () => void;
}

const entry = {
  width: '100%',
  minHeight: '2.75rem',
  padding: space[2],
  textAlign: 'start',
  borderRadius: radius.input,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.ink,
  overflowWrap: 'anywhere',
  '&[aria-pressed=true]': { borderColor: color.ember, boxShadow: `inset 3px 0 0 ${color.ember}` },
} as const;

/** The blocks in their order, with buttons for all that can be done to them. */
export function BlockOutline({ blocks, onOpened }: BlockOutlineProps) {
  const { language } = useLocale();
  const texts = editorMessages(useLocale());
  const { hasProblem } = useFormState();
  const { content, selected, select, insert, move, duplicate, remove } = useBlockActions();
  const names = blocks
    .map(({ value }) => ({ value, label: labelOf(blockNames, value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const [type, setType] = useState(blocks[0]?.value ?? '');
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    // A block that was moved takes the focus along.
    if (focused === undefined) return;
    list.current?.querySelectorAll<HTMLButtonElement>('button[aria-pressed]').item(focused)?.focus();
    setFocused(undefined);
  }, [focused]);
  const nameOf = (index: number) => {
    const item = content[index];
    const kind = labelOf(blockNames, String(item?.type), language);
    const name = item?.props.name;
    return typeof name === 'string' && name !== '' && name !== kind ? `${kind}: ${name}` : kind;
  };
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setFocused(to);
  };
  return (
    <Stack gap={3}>
      <Heading level={2} look="h3" id="blocks-title">
        {texts.blocks}
      </Heading>
      <button type="button" css={entry} aria-pressed={selected === undefined} onClick={() => select(undefined)}>
        {texts.settings}
      </button>
      {content.length === 0 && <Text look="small">{texts.noBlocks}</Text>}
      <ol ref={list} css={{ display: 'grid', gap: space[2] }}>
        {content.map((item, index) => (
          <li key={String(item.props.id)}>
            <button type="button" css={entry} aria-pressed={selected === index} onClick={() => select(index)}>
              {nameOf(index)}
              {hasProblem(['blocks', index]) && <InlineMessage tone="warning">{texts.incomplete}</InlineMessage>}
            </button>
            {selected === index && (
              <Row gap={1} css={{ paddingBlock: space[1] }} role="group" aria-label={texts.actionsOf(nameOf(index))}>
                <Button variant="ghost" size="small" disabled={index === 0} onClick={() => moveTo(index, index - 1)}>
                  {texts.moveUp}
                </Button>
                <Button
                  variant="ghost"
                  size="small"
                  disabled={index === content.length - 1}
                  onClick={() => moveTo(index, index + 1)}
                >
                  {texts.moveDown}
                </Button>
                <Button variant="ghost" size="small" onClick={() => duplicate(index)}>
                  {texts.duplicate}
                </Button>
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => {
                    remove(index);
                    setFocused(Math.max(0, Math.min(index, content.length - 2)));
                  }}
                >
                  {texts.remove}
                </Button>
              </Row>
            )}
          </li>
        ))}
      </ol>
      <SelectField
        label={texts.newBlock}
        hint={selected === undefined ? undefined : texts.afterSelected}
        options={names}
        value={type}
        onChange={({ currentTarget }) => setType(currentTarget.value)}
      />
      <Button
        variant="secondary"
        size="small"
        css={{ justifySelf: 'start' }}
        onClick={() => {
          insert(type, selected === undefined ? content.length : selected + 1);
          onOpened();
        }}
      >
        {texts.addBlock}
      </Button>
      <details>
        <summary css={{ cursor: 'pointer', fontWeight: 500 }}>{texts.drag}</summary>
        <Puck.Components />
      </details>
    </Stack>
  );
}
