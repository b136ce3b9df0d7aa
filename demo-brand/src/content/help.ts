import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from './building.ts';
import { helpTopics } from './help-answers/all.ts';

interface HelpPage {
  readonly slug: string;
  readonly page: DocumentBody<'help'>;
}

/** The topics of the help center and their questions, in their order. */
export function helpPages({ say }: Writer): HelpPage[] {
  const base = (slug: string, name: string, description: string) => ({
    id: `help-${slug}`,
    name,
    seo: { title: `${name} — Tarnfell`, description, ogImage: '' },
  });
  return helpTopics.flatMap((topic, place): HelpPage[] => [
    {
      slug: topic.slug,
      page: { ...base(topic.slug, say(...topic.name), say(...topic.name)), position: place, blocks: [] },
    },
    ...topic.answers.map(({ slug, question, summary, paragraphs }, position) => ({
      slug,
      page: {
        ...base(slug, say(...question), say(...summary)),
        topic: topic.slug,
        position,
        blocks: [
          {
            id: `${slug}-text`,
            name: 'Answer',
            type: 'rich-text' as const,
            paragraphs: paragraphs.map((paragraph) => say(...paragraph)),
          },
        ],
      },
    })),
  ]);
}
