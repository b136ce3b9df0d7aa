import type { Data } from '@puckeditor/core';
import { isList, isObject, type JsonObject } from '../../model/json.ts';

/** A document as Puck has it: the blocks are its content, the rest belongs to its root. */
export function toPuck(body: JsonObject): Data {
  // The root of Puck has an id of its own.
  const { blocks, id: _, ...root } = body;
  const content = (isList(blocks) ? blocks : []).filter(isObject).map(({ type, ...props }, index) => ({
    type: String(type),
    props: { ...props, id: typeof props.id === 'string' ? props.id : `block-${index + 1}` },
  }));
  return { root: { props: root }, content };
}

/** The document of Puck's data; `before` is what it was made of. */
export function fromPuck({ root, content }: Data, before: JsonObject): JsonObject {
  const { id: _, ...props } = (root.props ?? {}) as JsonObject;
  return {
    ...(before.id === undefined ? {} : { id: before.id }),
    ...props,
    blocks: content.map(({ type, props: block }) => ({ ...(block as JsonObject), type })),
  };
}
