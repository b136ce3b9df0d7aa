import { sql } from 'kysely';
import type { ModeratedText } from 'shared-contracts/calls/text-moderation';
import type { Locale } from 'shared-contracts/locale';
import type { PhotoQueue } from 'shared-contracts/photo-moderation';
import type { Db } from '../database/database.ts';
import { productUrl } from '../goods/product-url.ts';
import { isShopOrBuyer } from './questions.ts';
import { isVerified } from './review-list.ts';

/** Texts of a page. */
const pageSize = 20;

interface Row extends Omit<ModeratedText, 'writtenAt' | 'title' | 'score' | 'question' | 'product' | 'reports'> {
  readonly writtenAt: Date;
  readonly title: string | null;
  readonly score: number | null;
  readonly question: string | null;
  readonly name: string;
  readonly slug: string;
  readonly productId: string | null;
  readonly reports: readonly { reason: string; text: string; flaggedAt: string }[];
}

/** All texts, in one form. */
const texts = sql`
  select cast('review' as text) as kind, review_id as id, style_id, title, score, body, author, language, written_at, ${isVerified} as verified, state,
    revision, is_hidden, cast(null as text) as question from review
  union all
  select 'question', question_id, style_id, null, null, body, author, language, written_at, false, state, revision, false, null from question
  union all
  select 'answer', a.answer_id, q.style_id, null, null, a.body, a.author, a.language, a.written_at, ${isShopOrBuyer}, a.state, a.revision, false, q.body
  from answer a join question q on q.question_id = a.question_id`;

const isIn = {
  pending: sql`t.state = 'pending'`,
  reported: sql`t.kind = 'review' and t.state = 'approved'
    and exists (select from review_flag f where f.review_id = t.id and f.settled_at is null)`,
} as const satisfies Record<PhotoQueue, unknown>;

/** The place after a text: its time and its id. */
const placeOf = ({ writtenAt, textId }: Row): string => `${writtenAt.toISOString()} ${textId}`;

/** Returns a page of what moderators have to decide about, the oldest first. */
export async function readQueue(
  db: Db,
  queue: PhotoQueue,
  { after = '', locale }: { readonly after?: string | undefined; readonly locale: Locale },
): Promise<{ texts: ModeratedText[]; next?: string }> {
  const [time = '', id = ''] = after.split(' ');
  const isLater = Number.isNaN(Date.parse(time))
    ? sql`true`
    : sql`(date_trunc('milliseconds', t.written_at), cast(t.id as text)) > (cast(${time} as timestamptz), ${id})`;
  const { rows } = await sql<Row>`
    select t.kind, t.id as "textId", t.title, t.score, t.body, t.author, t.language, t.written_at as "writtenAt", t.verified, t.state,
      t.revision, t.is_hidden as "isHidden", t.question, s.name, s.slug,
      (select p.product_id from product p where p.style_id = t.style_id order by p.position limit 1) as "productId",
      coalesce((select jsonb_agg(jsonb_build_object('reason', f.reason, 'text', f.text, 'flaggedAt', f.flagged_at) order by f.flagged_at)
        from review_flag f where f.review_id = t.id and f.settled_at is null), '[]') as reports
    from (${texts}) t
    join style_text s on s.style_id = t.style_id and s.language = ${locale.language}
    where ${isIn[queue]} and ${isLater}
    order by date_trunc('milliseconds', t.written_at), cast(t.id as text) limit ${pageSize + 1}`.execute(db);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    texts: page.map(toText),
    ...(last && rows.length > pageSize ? { next: placeOf(last) } : {}),
  };
}

function toText({ writtenAt, title, score, question, name, slug, productId, reports, ...row }: Row): ModeratedText {
  return {
    ...row,
    writtenAt: writtenAt.toISOString(),
    ...(title === null ? {} : { title }),
    ...(score === null ? {} : { score }),
    ...(question === null ? {} : { question }),
    product: { name, ...(productId ? { url: productUrl(slug, productId) } : {}) },
    reports: reports.map(({ reason, text, flaggedAt }) => ({
      reason: reason as ModeratedText['reports'][number]['reason'],
      text,
      reportedAt: new Date(flaggedAt).toISOString(),
    })),
  };
}
