import { css } from '@emotion/react';
import { Puck } from '@puckeditor/core';
import puckSheet from '@puckeditor/core/no-external.css';
import { useMemo, useState } from 'react';
import type { Language } from 'shared-contracts/locale';
import { useLocale } from 'storefront-kit/use-locale';
import { editorMessages } from '../../messages/editor-messages.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Fields, VariantOption } from '../forms/field.ts';
import { BlockWorkspace } from './block-workspace.tsx';
import { DragWords } from './drag-words.tsx';
import { puckConfig } from './puck-config.tsx';
import { fromPuck, toPuck } from './puck-data.ts';

interface BlockEditorProps {
  readonly body: JsonObject;
  /** Of the document. */
  readonly language: Language;
  /** All but the blocks. */
  readonly fields: Fields;
  readonly blocks: readonly VariantOption[];
  readonly onChange: (body: JsonObject) => void;
}

/** Puck's style sheet, for what is in the editor only. */
const look = css(puckSheet.replaceAll(':root', '&'), { '&&': { '--puck-font-family': 'var(--font-text)' } });

/** Puck adds its styles to the whole page, which the page's policy refuses, unless this property says that they are there. */
const keepStylesOut = () => document.documentElement.style.setProperty('--_puck-styles-loaded', '1');

/** Blocks one below the other, as the page shows them, with Puck: drag and drop, typing in the page, undo. */
export default function BlockEditor({ body, language, fields, blocks, onChange }: BlockEditorProps) {
  const locale = useLocale();
  const shown = locale.language;
  const config = useMemo(() => puckConfig(blocks, { shown, written: language }), [blocks, shown, language]);
  // The words of Puck's own that the editor shows: the bar above a selected block.
  const dictionary = useMemo(() => {
    const texts = editorMessages(locale);
    return { 'action-duplicate': texts.duplicate, 'action-delete': texts.remove };
  }, [locale]);
  // Puck has the text from here on; a replacement from outside is another editor.
  const [first] = useState(() => {
    keepStylesOut();
    return { body, data: toPuck(body) };
  });
  return (
    <div css={look}>
      <Puck
        config={config}
        data={first.data}
        dictionary={dictionary}
        iframe={{ enabled: false }}
        onChange={(data) => onChange(fromPuck(data, first.body))}
      >
        <DragWords />
        <BlockWorkspace fields={fields} blocks={blocks} />
      </Puck>
    </div>
  );
}
