/** Styles reach only the element that they are given to, and what is in it. */
import { type Found, type Rule, words } from './breach.ts';
import { bare, type Node, nameOf, type Source } from './syntax.ts';

/** Rules that hold other rules. The rest after `@` are keys of JSON-LD, which is no style. */
const keysWithAt = words('media supports container starting-style context graph id type value');

export const styles: Rule = (node, source) => {
  switch (node.type) {
    case 'Property':
      return isSoundKey(node, source) ? [] : [['style', source.written(node.key)]];
    case 'Literal':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return isSheet(shownText(node, source)) || isAtRuleOfStyles(node, source)
        ? [['style', source.written(node)]]
        : [];
    case 'CallExpression':
      return fromQuery(node, source);
    default:
      return [];
  }
};

const isSoundKey = (node: Node, source: Source): boolean =>
  source.placeOf(node)?.parent.type !== 'ObjectExpression' || isOwnKey(shownText(node.key as Node, source));

/** A text with a letter for each part that only the page knows. */
function shownText(node: Node, source: Source): string {
  if (node.type !== 'TemplateLiteral') return source.textOf(node) ?? '';
  const texts = (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return texts.map((text, place) => text + shownPart((node.expressions as readonly Node[])[place], source)).join('');
}

const shownPart = (node: Node | undefined, source: Source): string => (node ? (source.textOf(node) ?? 'x') : '');

/** Without what is in brackets, also within each other; `?` stands for brackets with the element's own class. */
function outside(text: string, brackets: RegExp): string {
  const rest = text.replaceAll(brackets, (inner) => (/[&?]/.test(inner) ? '?' : ''));
  return rest === text ? rest : outside(rest, brackets);
}

/** Without comments, escapes, and strings. */
const unquoted = (selector: string): string => selector.replaceAll(/\/\*.*?\*\/|\\.|"[^"]*"|'[^']*'/gs, '');

/**
 * `article:hover &` styles the element, `html:has(&)` the page, and `& ~ p` what is beside it. What has no `&` is for what
 * is in the element.
 */
function isOwnKey(key: string): boolean {
  const [, rule] = /^\s*@([\w-]*)/.exec(key) ?? [];
  if (rule !== undefined) return keysWithAt.has(rule);
  const parts = outside(unquoted(key), /\([^()]*\)|\[[^[\]]*\]/g).split(',');
  return parts.every((part) => (part.includes('&') ? !/&[^\s>]*\s*[+~](?!\s*&)/.test(part) : !part.includes('?')));
}

/** Declarations in braces, or the end of a rule that did not begin in the text. */
const isSheet = (text: string): boolean => /\{[^{}"']*:/.test(text) || outside(text, /\{[^{}]*\}/g).includes('}');

function isAtRuleOfStyles(node: Node, source: Source): boolean {
  const place = source.placeOf(node);
  return shownText(node, source).includes('@') && place?.key !== 'key' && isInStyles(node, source);
}

/** Whether a node is in a `css` property, or in what is given to `css` or `keyframes`. */
function isInStyles(node: Node, source: Source): boolean {
  const parent = source.placeOf(node)?.parent;
  if (!parent) return false;
  const called = source.originalName(parent.callee ?? parent.tag) ?? '';
  const isStyles = parent.type === 'JSXAttribute' ? nameOf(parent.name) === 'css' : /^(css|cx|keyframes)$/.test(called);
  return isStyles || isInStyles(parent, source);
}

/** What is looked for in the whole page has the name of an element or an id: anything else may be a style sheet. */
function fromQuery(node: Node, source: Source): Found {
  const callee = bare(node.callee);
  if (callee?.type !== 'MemberExpression' || source.rootOf(callee.object) !== 'document') return [];
  if (!/^querySelector(All)?$/.test(source.propertyOf(callee) ?? '')) return [];
  const selector = source.textOf((node.arguments as readonly Node[])[0]) ?? '';
  const subjects = outside(unquoted(selector), /\([^()]*\)|[~|^$*]?=[^\]]*/g)
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '',
    );
  return subjects.every((subject) => /^[a-z]|#|\[id\b/i.test(subject)) ? [] : [['query', source.written(node)]];
}
