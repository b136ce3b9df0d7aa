/** Keys of browser storage belong to who wrote them. */
import type { Found, Rule } from './breach.ts';
import { bare, type Node, nameOf, type Source } from './syntax.ts';

/** Functions of storefront-kit that open a storage, and which argument is the key. */
const keyOf: Readonly<Record<string, number>> = { storedText: 1, storedValue: 1, optionalText: 0, rememberedIds: 0 };

export const storageKeys: Rule = (node, source) => {
  switch (node.type) {
    case 'CallExpression':
      return fromCall(node, source);
    case 'Identifier':
      return isNamedOtherwise(node, source) ? [['storage', source.written(node)]] : [];
    case 'Literal':
    case 'TemplateLiteral':
    case 'BinaryExpression': {
      const text = source.beginningOf(node);
      return text.startsWith('shop.') && !isOwn(text, source) ? [['foreign', source.written(node)]] : [];
    }
    default:
      return [];
  }
};

const isOwn = (text: string, { remote }: Source): boolean => text.startsWith(`shop.${remote}.`);

function fromCall(node: Node, source: Source): Found {
  const callee = bare(node.callee);
  const name = (callee?.type === 'MemberExpression' ? source.propertyOf(callee) : nameOf(callee)) ?? '';
  if (!Object.hasOwn(keyOf, name)) return [];
  const key = (node.arguments as readonly Node[])[keyOf[name] ?? 0];
  return isOwn(source.beginningOf(key), source) ? [] : [['foreign', source.written(key ?? node)]];
}

/** Under another name it would not be seen with which key it is called. */
function isNamedOtherwise(node: Node, source: Source): boolean {
  const place = source.placeOf(node);
  // Schemas have an `optionalText`, too.
  if (!place || !Object.hasOwn(keyOf, nameOf(node)) || nameOf(node) === 'optionalText') return false;
  const { parent, key } = place;
  if (parent.type === 'ImportSpecifier') return nameOf(parent.imported) !== nameOf(parent.local);
  return !/^(callee|property)$/.test(key);
}
