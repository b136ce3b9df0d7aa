/** What a remote imports and hands on. */
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { breachOfProperty, type Found, type Rule, words } from './breach.ts';
import { bare, type Node, nameOf, type Source } from './syntax.ts';

/** What may be imported by name from modules that also give more than a remote may have. */
const parts: Readonly<Record<string, ReadonlySet<string>>> = {
  '@emotion/react': words('ClassNames css cx keyframes ThemeProvider useTheme'),
  'storefront-kit/storage': words('jsonIn storedText storedValue'),
};

export const modules: Rule = (node, source) => {
  // Types leave nothing in the code.
  if (node.importKind === 'type' || node.exportKind === 'type') return [];
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source ? [...fromModule(nameOf(node.source), source), ...fromNames(node)] : [];
    case 'ImportNamespaceSpecifier':
    case 'ImportDefaultSpecifier':
      return fromWhole(node, source);
    case 'ImportExpression': {
      const name = source.textOf(node.source);
      if (name === undefined) return [['code', source.written(node)]];
      return Object.hasOwn(parts, name) ? [['alias', source.written(node)]] : fromModule(name, source);
    }
    case 'Literal':
      // What a remote exposes.
      return /^[^/]+\/remote\.ts$/.test(source.file) && nameOf(node).startsWith('./')
        ? fromModule(nameOf(node), source)
        : [];
    case 'CallExpression':
      return fromCall(node, source);
    default:
      return [];
  }
};

/** What is called is a definition of the contracts, or what a helper gets as a parameter. */
function fromCall(node: Node, source: Source): Found {
  const name = source.originalName(node.callee) ?? '';
  if (name === 'defineCall') return [['undeclared', name]];
  const [definition] = node.arguments as readonly Node[];
  const isSound = !/^(calls|useCall)$/.test(name) || isDefinition(definition, source);
  return isSound ? [] : [['undeclared', source.written(node)]];
}

function isDefinition(value: unknown, source: Source): boolean {
  const made = source.madeFrom(value);
  if (made) return isDefinition(made, source);
  const node = bare(value);
  if (node?.type === 'ConditionalExpression')
    return isDefinition(node.consequent, source) && isDefinition(node.alternate, source);
  const declared = source.declarationOf(node);
  const isParameter = declared && source.placeOf(declared)?.key === 'params';
  return isParameter || (source.moduleOf(node)?.startsWith('shared-contracts/') ?? false);
}

function fromModule(name: string, { file, remote }: Source): Found {
  if (/^[a-z][a-z0-9+.-]*:|^\/|[!?]/i.test(name)) return [['code', `'${name}'`]];
  if (name.startsWith('.')) {
    const path = join(dirname(file), name);
    const isReleased = path.startsWith(`mfe-${remote}/src/`) && !/\.test(\.[jt]sx?)?$|\/testing\//.test(path);
    return isReleased ? [] : [['module', `'${name}'`]];
  }
  const isForOthers =
    isBuiltin(name) || /^react-dom(\/|$)|^@emotion\/(?!react$)|\/(testing|internals?)(\/|$)/.test(name);
  return isForOthers ? [['module', `'${name}'`]] : [];
}

/** A whole package gets no other name, behind which its internals could be read. */
function fromWhole(node: Node, source: Source): Found {
  const module = source.moduleOf(node.local) ?? '';
  const isWhole = node.type === 'ImportNamespaceSpecifier' ? !module.startsWith('.') : module === 'react';
  const uses = isWhole ? source.usesOf(node.local).flatMap((use) => source.placeOf(use) ?? []) : [];
  return uses.every(({ key }) => key === 'object') ? [] : [['alias', nameOf(node.local)]];
}

function fromNames(node: Node): Found {
  const module = nameOf(node.source);
  const specifiers = (node.specifiers ?? []) as readonly Node[];
  // With a name it is text, which only a `css` property can use.
  if (/\.css$/.test(module) && specifiers.length === 0) return [['style', `import '${module}'`]];
  const given = parts[module];
  if (given && node.type === 'ExportAllDeclaration') return [['alias', module]];
  return specifiers.flatMap((specifier): Found => {
    if (specifier.importKind === 'type' || specifier.exportKind === 'type') return [];
    // A namespace has everything of its module.
    const name = nameOf(specifier.imported ?? (specifier.type === 'ExportSpecifier' ? specifier.local : undefined));
    const breach = breachOfProperty(name);
    if (breach === 'undeclared' || breach === 'internal') return [[breach, name]];
    if (!given || given.has(name)) return [];
    return [[module.startsWith('@emotion') ? 'style' : 'storage', name || module]];
  });
}
