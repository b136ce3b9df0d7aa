/** Properties that lead out of a remote from anything: an element, an event, any value. */
import { breachOfProperty, type Found, type Rule, words } from './breach.ts';
import { bare, isNode, type Node, nameOf, type Source } from './syntax.ts';

export const readProperties: Rule = (node, source) => {
  if (node.type === 'MemberExpression') return fromMember(node, source);
  if (node.type === 'ObjectPattern')
    return (node.properties as readonly Node[]).flatMap((property) => fromPatternKey(property, node, source));
  if (node.type === 'Property') return fromKey(node, source);
  if (node.type === 'Literal') return fromText(node, source);
  return [];
};

function fromMember(node: Node, source: Source): Found {
  const name = source.propertyOf(node);
  // Of a global: judged by what is allowed of it.
  if (name === undefined || source.globalOf(node) !== undefined) return [];
  if (name === 'view' && isEvent(node.object, source)) return [['window', source.written(node)]];
  const breach = breachOfProperty(name);
  if (!breach || isOfFrame(name, node, source)) return [];
  const isOwn = bare(node.object)?.type === 'ThisExpression' && breach === 'call';
  return isOwn ? [] : [[breach, source.written(node)]];
}

/** `const { localStorage } = anything`. */
function fromPatternKey(property: Node, pattern: Node, source: Source): Found {
  const name = property.type === 'Property' ? source.propertyOf(property) : undefined;
  if (name === undefined) return [];
  if (name === 'view' && takesEvent(pattern, source)) return [['window', `{ ${name} }`]];
  const breach = breachOfProperty(name);
  return breach ? [[breach, `{ ${name} }`]] : [];
}

/** Keys that React, `Object.assign` or the language turn into more than data. */
function fromKey(node: Node, source: Source): Found {
  const name = source.propertyOf(node) ?? '';
  const breach = breachOfProperty(name);
  const isInObject = source.placeOf(node)?.parent.type === 'ObjectExpression';
  return isInObject && (breach === 'markup' || breach === 'style' || name === '__proto__')
    ? [[breach ?? 'builtIn', `{ ${name} }`]]
    : [];
}

/** The name of such a property as text is for code that nothing else here can see. */
function fromText(node: Node, source: Source): Found {
  const breach = breachOfProperty(nameOf(node));
  return breach === 'markup' || breach === 'window' ? [[breach, source.written(node)]] : [];
}

/** What is done with a frame: messages are sent to it, and compared with it. */
function isOfFrame(name: string, node: Node, source: Source): boolean {
  const place = source.placeOf(node);
  if (name !== 'contentWindow' || !place) return false;
  const { parent, key } = place;
  if (parent.type === 'BinaryExpression') return /^[!=]==$/.test(String(parent.operator));
  return key === 'object' && source.propertyOf(parent) === 'postMessage';
}

const events = /(^|\.)(e|ev|evt|\w*event)$/i;
const isEvent = (node: unknown, source: Source): boolean => events.test(source.written(bare(node)));

const listening = words('addEventListener on once');

/** Whether a pattern is the parameter of a function that gets an event: by its type, or by who calls it. */
function takesEvent(pattern: Node, source: Source): boolean {
  if (isNode(pattern.typeAnnotation)) return /Event\b/.test(source.written(pattern.typeAnnotation));
  const made = source.placeOf(pattern);
  if (made?.parent.type === 'VariableDeclarator') return isEvent(made.parent.init, source);
  if (made?.parent.type === 'Property') return events.test(source.propertyOf(made.parent) ?? '');
  const handler = made?.key === 'params' ? source.placeOf(made.parent) : undefined;
  if (handler?.parent.type === 'JSXExpressionContainer') return true;
  const callee = handler?.key === 'arguments' ? bare(handler.parent.callee) : undefined;
  return listening.has((callee && (source.globalOf(callee) ?? source.propertyOf(callee))) ?? '');
}
