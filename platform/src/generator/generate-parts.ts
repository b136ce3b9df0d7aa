import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Folders,
  filledTemplates,
  GeneratorRefusal,
  namesOf,
  sourceOf,
  withEntry,
  withImport,
  writeAll,
} from './generator.ts';

/** A screen of a remote: component, head tags, messages and test, its route and its expose. Returns the files. */
export function generateScreen(
  { remote, name, path = `/${name}` }: { readonly remote: string; readonly name: string; readonly path?: string },
  { root, templates }: Folders,
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

/** A content block without script: its schema in the contracts, its component and test in mfe-content. Returns the files. */
export function generateBlock({ name }: { readonly name: string }, { root, templates }: Folders): string[] {
  const names = namesOf(name);
  const list = 'shared-contracts/src/blocks/content-block.ts';
  const [components, types] = ['static-blocks.ts', 'static-types.ts'].map(
    (file) => `mfe-content/src/features/blocks/${file}`,
  ) as [string, string];
  const schema = `${names.camel}Block`;
  const known = sourceOf(root, list);
  if (known.includes(`'./${name}.ts'`)) throw new GeneratorRefusal(`There is a block "${name}" already`);
  const union = 'export type ContentBlockSchema =\n';
  const listed = withEntry(known, 'contentBlocks: readonly ContentBlockSchema[] = [', schema).replace(
    union,
    `${union}  | typeof ${schema}\n`,
  );
  const component = `'${name}': ${names.Name}Block`;
  const gallery = 'mfe-content/gallery/states.ts';
  const shown = withEntry(sourceOf(root, gallery), 'GalleryStates<Type> } = {', `'${name}': ${names.camel}States`);
  const statesFile = `../src/features/blocks/${name}/${name}.gallery.ts`;
  const drawn = withEntry(sourceOf(root, components), 'staticBlocks: BlockComponents = {', component);
  return writeAll(
    root,
    new Map([
      ...filledTemplates(join(templates, 'block', 'contract'), 'shared-contracts', names),
      ...filledTemplates(join(templates, 'block', 'component'), 'mfe-content', names),
    ]),
    new Map([
      [list, withImport(listed, `import { ${schema} } from './${name}.ts';`)],
      [components, withImport(drawn, `import { ${names.Name}Block } from './${name}/${name}.tsx';`)],
      [gallery, withImport(shown, `import { ${names.camel}States } from '${statesFile}';`)],
      [types, withEntry(sourceOf(root, types), "new Set<Block['type']>([", `'${name}'`)],
    ]),
  );
}

/** A call that reads one thing by id: contract, route and service test, bound to the services. Returns the files. */
export function generateCall(
  { module, name }: { readonly module: string; readonly name: string },
  { root, templates }: Folders,
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
