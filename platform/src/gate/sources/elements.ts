/** Elements that load, run, or style by themselves, and text that becomes code. */
import { type Found, type Rule, words } from './breach.ts';
import { bare, type Node, nameOf, type Source } from './syntax.ts';

/** What a script may create by name; everything else is rendered. */
const creatable = words('a button canvas div input label li ol p span ul');
const unrendered = words('applet base embed frame link meta object script');

export const elements: Rule = (node, source) => {
  switch (node.type) {
    case 'CallExpression':
      return fromCall(node, source);
    case 'JSXOpeningElement':
      return fromTag(node.name as Node, source);
    case 'JSXAttribute':
      return fromAttribute(node, source);
    case 'Literal':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return isScript(source.beginningOf(node)) ? [['code', source.written(node)]] : [];
    default:
      return [];
  }
};

/** Browsers ignore white space in a scheme. */
const isScript = (text: string): boolean => /^javascript:/i.test(text.replaceAll(/[\s\p{Cc}]/gu, ''));

function fromCall(node: Node, source: Source): Found {
  const callee = bare(node.callee);
  const [first, second] = node.arguments as readonly Node[];
  const method = source.originalName(callee);
  const written = source.written(node);
  switch (method) {
    case 'createElement':
    case 'jsx':
    case 'jsxs':
    case 'jsxDEV':
      return fromCreated(first, written, source);
    case 'createElementNS':
      return fromCreated(second, written, source);
    case 'setTimeout':
    case 'setInterval':
      return source.beginningOf(first) === '' ? [] : [['code', written]];
    case 'getElementsByTagName':
    case 'querySelector':
    case 'querySelectorAll':
      return /(^|[\s,>+~(])(script|style|link|base|meta|head)\b/i.test(source.beginningOf(first))
        ? [['element', written]]
        : [];
    case 'submit':
      // Of a form; a function of that name tells what it submits.
      return first ? [] : [['element', written]];
    default:
      return [];
  }
}

function fromCreated(tag: Node | undefined, written: string, source: Source): Found {
  const names = tagNames(tag, source);
  if (names.includes('style')) return [['style', written]];
  const isComponent = names.length === 0 && /^[A-Z]/.test(source.originalName(tag) ?? '');
  return isComponent || (names.length > 0 && names.every((name) => creatable.has(name))) ? [] : [['element', written]];
}

function fromTag(tag: Node, source: Source): Found {
  const written = `<${source.written(tag)}>`;
  const names = tagNames(tag, source);
  if (names.includes('style') || source.originalName(tag) === 'Global') return [['style', written]];
  return names.some((name) => unrendered.has(name)) ? [['element', written]] : [];
}

/** The names that the tag of an element may have, in lower case; none when it is a component. */
function tagNames(value: unknown, source: Source): readonly string[] {
  const tag = bare(value);
  const text = source.textOf(tag) ?? (tag?.type === 'JSXIdentifier' && /^[a-z]/.test(nameOf(tag)) ? nameOf(tag) : '');
  if (text) return [text.toLowerCase()];
  switch (tag?.type) {
    case 'ConditionalExpression':
      return [tag.consequent, tag.alternate].flatMap((one) => tagNames(one, source));
    case 'LogicalExpression':
      return [tag.left, tag.right].flatMap((one) => tagNames(one, source));
    case 'BinaryExpression':
    case 'TemplateLiteral':
      return namesBeginning(source.beginningOf(tag).toLowerCase());
    case 'MemberExpression':
    case 'JSXMemberExpression':
      return namesOfMember(tag, source);
    case 'JSXNamespacedName':
      return [nameOf(tag.name).toLowerCase()];
    default: {
      const made = source.madeFrom(tag);
      return made ? tagNames(made, source) : [];
    }
  }
}

/** `h` and a level leads to no element that loads or styles; any other beginning might. */
const namesBeginning = (beginning: string): readonly string[] =>
  [...unrendered, 'style'].filter((name) => name.startsWith(beginning));

/**
 * The tags that an object made here has under a name, or under any. What an import, a call or a parameter gives counts as
 * a component when it is named as one.
 */
function namesOfMember(tag: Node, source: Source): readonly string[] {
  const made = source.madeFrom(tag.object);
  const name = tag.type === 'MemberExpression' ? source.propertyOf(tag) : nameOf(tag.property);
  if (made?.type !== 'ObjectExpression') return /^[a-z]/.test(name ?? '') ? [...unrendered] : [];
  const properties = (made.properties as readonly Node[]).filter(
    (one) => name === undefined || one.type !== 'Property' || source.propertyOf(one) === name,
  );
  if (properties.length === 0) return [...unrendered];
  return properties.flatMap((one) => (one.type === 'Property' ? tagNames(one.value, source) : [...unrendered]));
}

function fromAttribute(node: Node, source: Source): Found {
  const name = nameOf(node.name);
  if (name === 'srcDoc') return [['markup', name]];
  if (name === 'ping') return [['element', name]];
  if (name !== 'dangerouslySetInnerHTML') return [];
  // React leaves the contents of an element with empty HTML as the server sent them.
  return /^\{ ?\{ ?__html: ''( as string)? ?\} ?\}$/.test(source.written(node.value)) ? [] : [['markup', name]];
}
