import type { ColumnType, Generated } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { Fit, FlagReason, TextState } from 'shared-contracts/review-limits';
import type { DefaultTimestamp, NullableTimestamp, Timestamp } from './columns.ts';

export interface ReviewTable {
  review_id: string;
  style_id: string;
  language: Language;
  score: number;
  title: string;
  body: string;
  author: string;
  written_on: ColumnType<Date | string, string, string>;
  /** What an import says; of shoppers' reviews the orders tell (`reviews/review-list.ts`). */
  verified: boolean;
  helpful: number;
  unhelpful: Generated<number>;
  /** The shopper who wrote it; null for one of an import. */
  account_id: string | null;
  state: Generated<TextState>;
  /** Whether reports have hidden it until a moderator decides. */
  is_hidden: Generated<boolean>;
  /** Rises with each change. */
  revision: Generated<number>;
  written_at: DefaultTimestamp;
  fit: Fit | null;
  quality: number | null;
  size: string | null;
}

export interface ReviewVoteTable {
  review_id: string;
  subject_id: string;
  helpful: boolean;
}

export interface ReviewFlagTable {
  review_id: string;
  subject_id: string;
  reason: FlagReason;
  text: string;
  /** Whether an account sent it: guests are free to create. */
  counts: boolean;
  flagged_at: Timestamp;
  settled_at: NullableTimestamp;
}

export interface ReviewTranslationTable {
  review_id: string;
  language: Language;
  title: string;
  body: string;
}

export interface QuestionTable {
  question_id: string;
  style_id: string;
  /** Null for one of an import. */
  account_id: string | null;
  language: Language;
  body: string;
  author: string;
  state: Generated<TextState>;
  revision: Generated<number>;
  written_at: DefaultTimestamp;
}

export interface AnswerTable {
  answer_id: string;
  question_id: string;
  /** Null for one of an import or of the shop. */
  account_id: string | null;
  by_shop: boolean;
  language: Language;
  body: string;
  /** Empty for the shop. */
  author: string;
  helpful: Generated<number>;
  unhelpful: Generated<number>;
  state: Generated<TextState>;
  revision: Generated<number>;
  written_at: DefaultTimestamp;
}

export interface AnswerVoteTable {
  answer_id: string;
  subject_id: string;
  helpful: boolean;
}

/** Reviews, questions, and answers. */
export interface OpinionSchema {
  review: ReviewTable;
  review_vote: ReviewVoteTable;
  review_flag: ReviewFlagTable;
  review_translation: ReviewTranslationTable;
  question: QuestionTable;
  answer: AnswerTable;
  answer_vote: AnswerVoteTable;
}
