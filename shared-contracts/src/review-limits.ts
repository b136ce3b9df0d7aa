// Apart from the schemas, so that a page that only shows reviews carries none of them.

/** How long texts of shoppers may be. A longer review is refused with REV410. */
export const reviewLimits = {
  title: 80,
  body: 4000,
  nickname: 30,
  question: 600,
  answer: 1500,
  /** Of what a report says beside its reason. */
  report: 300,
} as const;

/** What somebody says of how a product fits. */
export const fits = ['small', 'true', 'large'] as const;
export type Fit = (typeof fits)[number];

export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Reviews of a page, and those that the page brings. */
export const reviewPage = 6;
/** Questions of a page. */
export const questionPage = 4;

/** Why somebody reports a review. */
export const flagReasons = ['offensive', 'privacy', 'off-topic', 'advertising', 'other'] as const;
export type FlagReason = (typeof flagReasons)[number];

/** A text that waits for a moderator, is shown, or was refused. */
export const textStates = ['pending', 'approved', 'refused'] as const;
export type TextState = (typeof textStates)[number];

/** What moderators decide about. */
export const textKinds = ['review', 'question', 'answer'] as const;
export type TextKind = (typeof textKinds)[number];
