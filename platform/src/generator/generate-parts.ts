import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  filledTemplates,
  GeneratorRefusal,
  namesOf,
  type Place,
  sourceOf,
  withEntry,
  withImport,
  writeAll,
} from './generator.ts';

/** A screen of a remote: component, head tags, messages and test, its route and its expose. Returns the files. */
export function generateScreen(
  { remote, name, path = `/${name}` }: { readonly remote: string; readonly name: string; readonly path?: string },
  { root, templates }: Place,
): string[] {
  const names = { ...namesOf(name), path };
  if (!/^(\/:?[a-zA-Z0-9-]+)+$/.test(path))
    throw new GeneratorRefusal(`"${path}" is not a path, e.g. /gift-guide/:year`);
  const definition = `${remote}/remote.ts`;
  const source = sourceOf(root, definition);
  if (source.includes(`path: '${path}'`)) throw new GeneratorRefusal(`${definition} has a route ${path} already`);
  const routed = withEntry(source, 'routes: [', `{ path: '${path}', expose: '${name}' }`);
  const exposed = withEntry(routed, 'exposes: {', `'${name}': './src/screens/${name}-screen.tsx'`);
  return writeAll(root, filledTemplates(join(templates, 'screen'), remote, names), new Map([[definition, exposed]]));
}

/** A content block: its schema in the contracts, its component and test in mfe-content. Returns the files. */
export function generateBlock({ name }: { readonly name: string }, { root, templates }: Place): string[] {
  const names = namesOf(name);
  const [contract, blocks] = ['shared-contracts/src/calls/content.ts', 'mfe-content/src/features/blocks/blocks.tsx'];
  const component = `${names.Name}Block`;
  const view = sourceOf(root, blocks);
  if (view.includes(`case '${name}':`)) throw new GeneratorRefusal(`There is a block "${name}" already`);
  const schema = `v.object({ ...base, type: v.literal('${name}'), title: v.string() })`;
  const shown = view.replace(
    /^ {4}default:/m,
    `    case '${name}':\n      return <${component} block={block} />;\n    default:`,
  );
  return writeAll(
    root,
    filledTemplates(join(templates, 'block'), 'mfe-content', names),
    new Map([
      [contract, withEntry(sourceOf(root, contract), "block = v.variant('type', [", schema)],
      [blocks, withImport(shown, `import { ${component} } from './${name}.tsx';`)],
    ]),
  );
}

/** A call that reads one thing by id: contract, route and service test, bound to the services. Returns the files. */
export function generateCall(
  { module, name }: { readonly module: string; readonly name: string },
  { root, templates }: Place,
): string[] {
  const names = { ...namesOf(name), module };
  const [contract, services] = [`shared-contracts/src/calls/${module}.ts`, 'commerce-api/src/services.ts'];
  if (!existsSync(join(root, 'commerce-api/src', module)))
    throw new GeneratorRefusal(`commerce-api/src/${module} is not a module of the engine`);
  const definition = `
export const get${names.Name} = defineCall({
  name: '${module}.${names.camel}',
  summary: '${names.Title} by id',
  method: 'GET',
  path: '/${module}/v1/${names.camel}/{id}',
  access: 'anyone',
  params: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
  query: v.object({ ...localeQuery }),
  response: v.object({ id: v.string() }),
  errors: ['API404'],
  example: { id: 'example' },
});
`;
  const route = `${names.camel}Route`;
  const bound = withEntry(sourceOf(root, services), 'const routes = [', `${route}()`);
  return writeAll(
    root,
    filledTemplates(join(templates, 'call'), '', names),
    new Map([
      [contract, sourceOf(root, contract) + definition],
      [services, withImport(bound, `import { ${route} } from './${module}/${name}-route.ts';`)],
    ]),
  );
}
