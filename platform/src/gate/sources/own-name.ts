/** What a remote reports is reported for itself. */
import type { Found, Rule } from './breach.ts';
import { bare, type Node, nameOf, type Source } from './syntax.ts';

export const ownName: Rule = (node, source) => {
  if (node.type === 'JSXAttribute') return nameOf(node.name) === 'remote' ? fromValue(node, source) : [];
  if (node.type !== 'Property' || source.placeOf(node)?.parent.type !== 'ObjectExpression') return [];
  return source.propertyOf(node) === 'remote' ? fromValue(node, source) : [];
};

function fromValue(node: Node, source: Source): Found {
  const value = bare(node.value);
  const name = source.textOf(value?.type === 'JSXExpressionContainer' ? value.expression : value);
  return name === source.remote ? [] : [['blame', source.written(node)]];
}
