import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { page } from './content.ts';
import { contentQuery, mode, pageLink, previewErrors, siteId, slug, tag } from './content-request.ts';

const exampleTopic = { id: 'delivery', label: 'Delivery' };

export const getHelpTopics = defineCall({
  name: 'content.helpTopics',
  summary: 'The questions of the help center, by topic, in the order of editors',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/help/{siteId}',
  access: 'anyone',
  params: v.object({ mode, siteId }),
  query: v.object(contentQuery),
  response: v.object({ topics: v.array(v.object({ ...tag.entries, questions: v.array(pageLink) })) }),
  errors: previewErrors,
  example: {
    topics: [
      {
        ...exampleTopic,
        questions: [{ id: 'when', title: 'When does my parcel arrive?', url: '/help/when', description: 'The day.' }],
      },
    ],
  },
});

export const getHelpAnswer = defineCall({
  name: 'content.helpAnswer',
  summary: 'A question of the help center with its answer',
  method: 'GET',
  path: '/{mode}/caas/v1/canvas/help/{siteId}/{question}',
  access: 'anyone',
  params: v.object({ mode, siteId, question: slug }),
  query: v.object(contentQuery),
  response: v.object({
    ...page.entries,
    /** Itself a page, with the questions of the topic. */
    topic: v.optional(tag),
    /** Other questions of the topic, or those of the topic that this is. */
    related: v.array(pageLink),
  }),
  errors: ['API404', ...previewErrors],
  example: {
    id: 'when',
    name: 'When does my parcel arrive?',
    seo: { title: 'When does my parcel arrive?', description: 'The day.', ogImage: '' },
    blocks: [{ id: 'text', name: 'Answer', type: 'rich-text', paragraphs: ['On the day that checkout names.'] }],
    topic: exampleTopic,
    related: [],
  },
});
