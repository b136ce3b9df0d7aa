/** References to the specification, such as `docs/spec/commerce.md section 8`, and whether they resolve. */

export interface Text {
  /** From the repository's root. */
  readonly file: string;
  readonly content: string;
}

const reference = /((?:[\w./-]+\/)?)(commerce|accounts|content|lessons)\.md(?: section (\d+(?:\.\d+)*))?/g;
const heading = /^#{2,3} (\d+(?:\.\d+)*)\.? /gm;

/** The section numbers of a document of the specification. */
export function sectionsOf(markdown: string): ReadonlySet<string> {
  return new Set([...markdown.matchAll(heading)].map(([, number = '']) => number));
}

/**
 * One sentence for each reference that is not `docs/spec/<name>.md section <number>` with a section that exists, or
 * `docs/lessons.md`. Documents may also link to one another, with paths of their own.
 */
export function danglingReferences(
  texts: readonly Text[],
  sections: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return texts.flatMap(({ file, content }) =>
    [...content.matchAll(reference)].flatMap(([text, folder = '', name = '', section]) => {
      if (file.endsWith('.md') && section === undefined) return [];
      const path = name === 'lessons' ? 'docs/lessons.md' : `docs/spec/${name}.md`;
      if (`${folder}${name}.md` !== path) return [`${file}: "${text}" should name ${path}`];
      if (section === undefined || sections.get(name)?.has(section)) return [];
      return [`${file}: ${path} has no section ${section}`];
    }),
  );
}
