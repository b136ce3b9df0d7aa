import { type ComponentConfig, type Config, createUsePuck, type PuckContext } from '@puckeditor/core';
import { isValidElement, type ReactNode, type SyntheticEvent } from 'react';
import type { Language } from 'shared-contracts/locale';
import { useLocale } from 'storefront-kit/use-locale';
import { blockNames } from '../../messages/block-names.ts';
import { editorMessages } from '../../messages/editor-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import type { JsonObject } from '../../model/json.ts';
import { emptyObject } from '../forms/empty-value.ts';
import type { VariantOption } from '../forms/field.ts';
import { ShownBlock } from './shown-block.tsx';

export const useEditor = createUsePuck();

/** Texts that can be typed in the page itself: every component shows them as they are. */
const inlineNames = ['title', 'subtitle', 'body'];

interface Languages {
  /** Of the studio. */
  readonly shown: Language;
  /** Of the document, which a new block is named in. */
  readonly written: Language;
}

/** Puck's configuration, made of the schemas of blocks: a component for each type, with its texts to be typed in the page. */
export function puckConfig(options: readonly VariantOption[], languages: Languages): Config {
  return {
    components: Object.fromEntries(options.map((option) => [option.value, componentOf(option, languages)])),
    root: { fields: {}, render: ({ children }: { readonly children: ReactNode }) => <>{children}</> },
  };
}

function componentOf({ value: type, fields }: VariantOption, { shown, written }: Languages): ComponentConfig {
  const { type: _, id: __, ...empty } = emptyObject(fields);
  const inline = inlineNames.filter((name) => fields[name]?.kind === 'text');
  return {
    label: labelOf(blockNames, type, shown),
    defaultProps: { ...empty, name: labelOf(blockNames, type, written) },
    fields: Object.fromEntries(inline.map((name) => [name, { type: 'text', contentEditable: true }])),
    // Puck's own element would be a button around links.
    inline: true,
    render: ({ id, puck, editMode: __, ...props }) => <CanvasBlock id={id} dragRef={puck.dragRef} props={props} />,
  };
}

/** Links and forms in the canvas are there to be looked at. */
function keep(event: SyntheticEvent): void {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
}

/** Elements that can be dragged become buttons unless they say what they are; blocks have links and buttons within. */
const groupOf = (label: string, hint: string) =>
  ({ role: 'group', tabIndex: -1, 'aria-label': label, 'aria-roledescription': hint }) as const;

interface CanvasBlockProps {
  readonly id: string;
  readonly dragRef: PuckContext['dragRef'];
  readonly props: Readonly<Record<string, unknown>>;
}

function CanvasBlock({ id, dragRef, props }: CanvasBlockProps) {
  const locale = useLocale();
  const { block: whatItIs } = editorMessages(locale);
  const content = useEditor((state) => state.appState.data.content);
  const position = content.findIndex((item) => item.props.id === id);
  const stored = content[position];
  if (!stored) return null;
  // An empty text has no heading that could be typed in.
  const inline = Object.entries(props).filter(
    ([name, value]) => isValidElement(value) && stored.props[name] !== undefined && stored.props[name] !== '',
  ) as [string, ReactNode][];
  const block: JsonObject = { ...(stored.props as JsonObject), type: stored.type };
  return (
    <div
      ref={dragRef}
      {...groupOf(labelOf(blockNames, stored.type, locale.language), whatItIs)}
      onClickCapture={keep}
      onSubmitCapture={keep}
      data-block={id}
    >
      <ShownBlock block={block} position={position} inline={Object.fromEntries(inline)} />
    </div>
  );
}
