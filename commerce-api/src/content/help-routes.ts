import type { CallResponse } from 'shared-contracts/call';
import { slug } from 'shared-contracts/calls/content-request';
import { getHelpAnswer, getHelpTopics } from 'shared-contracts/calls/help';
import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import { type Route, route } from '../server/route.ts';
import { listShown, type Reading } from './document-queries.ts';
import { toPageLink } from './page-link.ts';
import { contentSharing, readingOf } from './preview.ts';
import { readPage } from './read-page.ts';

const withTopic = v.looseObject({ topic: slug });

type Topics = CallResponse<typeof getHelpTopics>['topics'];

/**
 * Topics with their questions, in the order of editors. A topic is a document itself, which questions name; a question
 * without one is found by the search only.
 */
async function readTopics(db: Db, reading: Reading): Promise<Topics> {
  const rows = await db
    .selectFrom(listShown(db, 'help', reading).as('shown'))
    .select(['kind', 'slug', 'head'])
    .execute();
  const all = rows.flatMap((row) => {
    const found = toPageLink(row);
    const named = v.safeParse(withTopic, row.head);
    return found ? [{ ...found, topic: named.success ? named.output.topic : undefined }] : [];
  });
  all.sort((one, other) => one.position - other.position || one.link.title.localeCompare(other.link.title));
  return all.flatMap(({ link: { id, title } }) => {
    const questions = all.filter(({ topic }) => topic === id).map(({ link }) => link);
    return questions.length > 0 ? [{ id, label: title, questions }] : [];
  });
}

/** The help center: questions by topic, each with an answer of its own. */
export function helpRoutes(db: Db): Route[] {
  return [
    route(
      getHelpTopics,
      async (input, context) => ({ topics: await readTopics(db, await readingOf(input, context)) }),
      contentSharing,
    ),

    route(
      getHelpAnswer,
      async (input, context) => {
        const reading = await readingOf(input, context);
        const { question } = input.params;
        const { page, stored } = await readPage(db, { kind: 'help', slug: question }, { reading, context });
        const topics = await readTopics(db, reading);
        const topic = topics.find(({ id }) => id === stored.topic);
        const listed = topic ?? topics.find(({ id }) => id === question);
        return {
          ...page,
          topic: topic && { id: topic.id, label: topic.label },
          related: listed?.questions.filter(({ id }) => id !== question) ?? [],
        };
      },
      contentSharing,
    ),
  ];
}
