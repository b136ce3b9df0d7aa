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
  const method = callee?.type === 'MemberExpression' ? source.propertyOf(callee) : nameOf(callee);
  const written = source.written(node);
  switch (method) {
    case 'createElement':
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
  const name = source.textOf(tag)?.toLowerCase();
  if (name === 'style') return [['style', written]];
  // A component of React.
  if (name === undefined && /^[A-Z]/.test(nameOf(tag))) return [];
  return name !== undefined && creatable.has(name) ? [] : [['element', written]];
}

function fromTag(tag: Node, source: Source): Found {
  const written = `<${source.written(tag)}>`;
  const name = (tag.type === 'JSXMemberExpression' ? nameOf(tag.property) : (source.textOf(tag) ?? nameOf(tag))) || '';
  if (name.toLowerCase() === 'style' || name === 'Global') return [['style', written]];
  return unrendered.has(name.toLowerCase()) && !/^[A-Z]/.test(name) ? [['element', written]] : [];
}

function fromAttribute(node: Node, source: Source): Found {
  const name = nameOf(node.name);
  if (name === 'srcDoc') return [['markup', name]];
  if (name === 'ping') return [['element', name]];
  if (name !== 'dangerouslySetInnerHTML') return [];
  // React leaves the contents of an element with empty HTML as the server sent them.
  return /^\{ ?\{ ?__html: ''( as string)? ?\} ?\}$/.test(source.written(node.value)) ? [] : [['markup', name]];
}
