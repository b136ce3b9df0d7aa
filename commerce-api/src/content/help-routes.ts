import type { CallResponse } from 'shared-contracts/call';
import { tag } from 'shared-contracts/calls/content-request';
import { getHelpAnswer, getHelpTopics } from 'shared-contracts/calls/help';
import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import { type Route, route } from '../server/route.ts';
import { listShown, type Reading } from './document-queries.ts';
import { toPageLink } from './page-link.ts';
import { contentSharing, readingOf } from './preview.ts';
import { readPage } from './read-page.ts';

const withTopic = v.looseObject({ topic: tag });

type Topics = CallResponse<typeof getHelpTopics>['topics'];

/** The topics in the order of their first questions. A question without a topic is found by the search only. */
async function readTopics(db: Db, reading: Reading): Promise<Topics> {
  const rows = await db
    .selectFrom(listShown(db, 'help', reading).as('shown'))
    .select(['kind', 'slug', 'head'])
    .execute();
  const questions = rows.flatMap((row) => {
    const parsed = v.safeParse(withTopic, row.head);
    const found = toPageLink(row);
    return parsed.success && found ? [{ ...found, topic: parsed.output.topic }] : [];
  });
  questions.sort((one, other) => one.position - other.position || one.link.title.localeCompare(other.link.title));
  const topics = new Map<string, Topics[number]>();
  for (const { topic, link } of questions) {
    const known = topics.get(topic.id);
    if (known) known.questions.push(link);
    else topics.set(topic.id, { ...topic, questions: [link] });
  }
  return [...topics.values()];
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
        const slug = input.params.question;
        const { page, stored } = await readPage(db, { kind: 'help', slug }, { reading, context });
        const topics = await readTopics(db, reading);
        const topic = topics.find(({ id }) => id === stored.topic?.id);
        return {
          ...page,
          topic: topic && { id: topic.id, label: topic.label },
          related: topic?.questions.filter(({ id }) => id !== slug) ?? [],
        };
      },
      contentSharing,
    ),
  ];
}
