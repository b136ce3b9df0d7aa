/** Writes to what all remotes share, and to what makes an element load something. */
import { type Found, type Rule, words } from './breach.ts';
import { bare, type Node, type Source } from './syntax.ts';

/** Setters that only affect the page shown now and that no remote can do without. */
const allowed = /^((window|globalThis)\.)?(document\.title|location\.(href|hash))$/;

/** Properties by which an element loads what they name. */
const loading = words('src srcset action formAction ping poster');
/** Attributes that a script may set: others load, run, or style. */
const refusedAttribute = /^(src|srcset|srcdoc|href|xlink:href|action|formaction|ping|poster|data|style|on.*)$/i;

export const writes: Rule = (node, source) => {
  if (node.type === 'CallExpression') return fromCall(node, source);
  if (node.type !== 'MemberExpression' || !isTarget(node, source)) return [];
  const written = source.written(node);
  if (sharedRootOf(node.object, source)) return allowed.test(written) ? [] : [['shared', written]];
  const name = source.propertyOf(node) ?? '';
  return loading.has(name) || (name === 'href' && !isLink(node.object, source)) ? [['element', written]] : [];
};

/** What an expression begins with, where every remote has the same: what the page has, or what a package gives. */
function sharedRootOf(value: unknown, source: Source): 'page' | 'package' | undefined {
  const node = bare(value);
  if (!node) return undefined;
  if (source.globalOf(node) !== undefined) return 'page';
  const module = source.moduleOf(node);
  if (module !== undefined) return module.startsWith('.') ? undefined : 'package';
  if (node.type === 'MemberExpression') return sharedRootOf(node.object, source);
  if (node.type !== 'CallExpression') return sharedRootOf(source.takenFrom(node), source);
  // What the page returns, such as an element, is the remote's own.
  const isShared =
    !makers.test(source.originalName(node.callee) ?? '') && sharedRootOf(node.callee, source) === 'package';
  return isShared ? 'package' : undefined;
}

/** Functions of packages that return something new. */
const makers = /^(atom|create)|^use(Memo|Reducer|Ref|State)$/;

/** Whether something is assigned to a node, or it is deleted. */
function isTarget(node: Node, source: Source): boolean {
  const place = source.placeOf(node);
  if (!place) return false;
  const { parent, key } = place;
  if (key === 'left') return /^(Assignment(Expression|Pattern)|For(In|Of)Statement)$/.test(parent.type);
  if (key === 'argument')
    return parent.type === 'UpdateExpression' || parent.type === 'RestElement' || isDelete(parent);
  if (key === 'value') return source.placeOf(parent)?.parent.type === 'ObjectPattern';
  return parent.type === 'ArrayPattern';
}

const isDelete = ({ type, operator }: Node): boolean => type === 'UnaryExpression' && operator === 'delete';

/** A link or an address that was made here: neither loads anything by itself. */
function isLink(node: unknown, source: Source): boolean {
  const made = source.madeFrom(node);
  if (made?.type === 'NewExpression') return source.globalOf(made.callee) === 'URL';
  return made?.type === 'CallExpression' && source.written(made).startsWith('document.createElement(');
}

function fromCall(node: Node, source: Source): Found {
  const callee = bare(node.callee);
  if (callee?.type !== 'MemberExpression') return [];
  const [first] = node.arguments as readonly Node[];
  const method = source.propertyOf(callee);
  if (/^setAttribute(NS|Node|NodeNS)?$/.test(method ?? '')) {
    const name = method === 'setAttribute' ? source.textOf(first) : undefined;
    return name === undefined || refusedAttribute.test(name) ? [['element', source.written(node)]] : [];
  }
  const isObjects = source.globalOf(callee.object) === 'Object' && /^(assign|freeze)$/.test(method ?? '');
  return isObjects && sharedRootOf(first, source) ? [['shared', source.written(node)]] : [];
}
