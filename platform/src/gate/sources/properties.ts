/** Properties that lead out of a remote from anything: an element, an event, any value. */
import { breachOfProperty, type Found, type Rule, words } from './breach.ts';
import { onlyCompares } from './names.ts';
import { bare, isNode, type Node, nameOf, type Source } from './syntax.ts';

/** What may be read from, called on or set to the element that an event is about. It may be the window instead. */
const ofTarget =
  words(`blur checked classList click clientHeight clientWidth closest contains currentTime dataset disabled duration
  elements files focus getAttribute getBoundingClientRect hasAttribute hasPointerCapture id matches nextElementSibling
  offsetHeight offsetWidth parentElement pause play previousElementSibling querySelector querySelectorAll
  releasePointerCapture reportValidity requestSubmit reset result scrollHeight scrollIntoView scrollLeft scrollTop
  scrollWidth select selectedIndex selectedOptions selectionEnd selectionStart setAttribute setCustomValidity
  setPointerCapture setSelectionRange tagName textContent type validity value valueAsDate valueAsNumber`);

export const readProperties: Rule = (node, source) => {
  if (node.type === 'MemberExpression') return fromMember(node, source);
  if (node.type === 'ObjectPattern')
    return (node.properties as readonly Node[]).flatMap((property) => fromPatternKey(property, node, source));
  if (node.type === 'Property') return fromKey(node, source);
  if (node.type === 'Literal') return fromText(node, source);
  if (node.type === 'ThisExpression') return isOfClass(node, source) ? [] : [['window', 'this']];
  return [];
};

/** Whether `this` is that of a class: in every other function it may be the window, which calls it with an event. */
function isOfClass(node: Node, source: Source): boolean {
  const place = source.placeOf(node);
  if (!place) return false;
  if (/^(Method|Property|Accessor)Definition$|^StaticBlock$/.test(place.parent.type)) return true;
  const isMethod = place.parent.type.startsWith('Function')
    ? source.placeOf(place.parent)?.parent.type === 'MethodDefinition'
    : undefined;
  return isMethod ?? isOfClass(place.parent, source);
}

function fromMember(node: Node, source: Source): Found {
  const name = source.propertyOf(node);
  // Of a global: judged by what is allowed of it.
  if (name === undefined || source.globalOf(node) !== undefined) return [];
  if (isFromEvent(name, () => isEvent(node.object, source))) return fromHeld(name, node, source);
  const breach = breachOfProperty(name);
  return !breach || isOfFrame(name, node, source) ? [] : [[breach, source.written(node)]];
}

/** Whether a property of an event may be the window. Nothing but an event has a `currentTarget`. */
const isFromEvent = (name: string, isOfEvent: () => boolean): boolean =>
  name === 'currentTarget' || (/^(view|source|target|srcElement)$/.test(name) && isOfEvent());

/** What is done with something that an event holds, where it may be the window: it is used as an element or a frame. */
function fromHeld(name: string, node: Node, source: Source): Found {
  const place = source.placeOf(node);
  if (!place || (name !== 'view' && onlyCompares(place))) return [];
  const { parent, key } = place;
  const breach: Found = [['window', source.written(node)]];
  if (name === 'source') return key === 'object' && source.propertyOf(parent) === 'postMessage' ? [] : breach;
  if (name === 'view') return breach;
  if (key === 'object' && parent.type === 'MemberExpression')
    return ofTarget.has(source.propertyOf(parent) ?? '') ? [] : [['window', source.written(parent)]];
  if (parent.operator === 'instanceof' && source.globalOf(parent.right)) return [];
  if (key === 'init') return fromDeclared(name, parent.id as Node, source);
  const isForm = parent.type === 'NewExpression' && source.globalOf(parent.callee) === 'FormData';
  return isForm || parent.type === 'ExpressionStatement' ? [] : breach;
}

/** The same where it has a name here, or is taken apart. */
function fromDeclared(name: string, declared: Node, source: Source): Found {
  if (declared.type === 'AssignmentPattern') return fromDeclared(name, declared.left as Node, source);
  if (declared.type === 'Identifier') return source.usesOf(declared).flatMap((use) => fromHeld(name, use, source));
  const keys = (declared.properties ?? [declared]) as readonly Node[];
  const isElement = keys.every((key) => key.type === 'Property' && ofTarget.has(source.propertyOf(key) ?? ''));
  return isElement && name !== 'view' && name !== 'source' ? [] : [['window', source.written(declared)]];
}

/** `const { localStorage } = anything`. */
function fromPatternKey(property: Node, pattern: Node, source: Source): Found {
  const name = property.type === 'Property' ? source.propertyOf(property) : undefined;
  if (name === undefined) return [];
  if (isFromEvent(name, () => takesEvent(pattern, source)))
    return name === 'view' ? [['window', '{ view }']] : fromDeclared(name, property.value as Node, source);
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
function isEvent(node: unknown, source: Source): boolean {
  const declared = source.declarationOf(node);
  return events.test(source.written(bare(node))) || (declared !== undefined && takesEvent(declared, source));
}

const listening = words('addEventListener on once');

/** Whether a name or a pattern is for an event: by its type, by its value, or by who calls its function. */
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
