import type { OwnReview, ReviewBody } from 'shared-contracts/calls/reviews';
import { fits, reviewLimits } from 'shared-contracts/review-limits';

/** The fields of the form, as they are typed. */
export type ReviewDraft = Readonly<
  Record<'score' | 'title' | 'body' | 'fit' | 'quality' | 'size' | 'nickname', string>
>;

export const emptyDraft: ReviewDraft = { score: '', title: '', body: '', fit: '', quality: '', size: '', nickname: '' };

/** The fields of a review that is changed. */
export const draftOf = ({ score, title, body, fit, quality, size, author }: OwnReview): ReviewDraft => ({
  score: String(score),
  title,
  body,
  fit: fit ?? '',
  quality: quality === undefined ? '' : String(quality),
  size: size?.id ?? '',
  nickname: author,
});

/** Why a field cannot be sent. */
export type DraftFault = 'missing' | 'tooLong';
export type DraftFaults = Readonly<Partial<Record<'score' | 'title' | 'body' | 'nickname', DraftFault>>>;

const textFault = (text: string, most: number): DraftFault | undefined => {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  return length > most ? 'tooLong' : undefined;
};

/** What is wrong, by field; the services check the same. */
export function faultsOf({ score, title, body, nickname }: ReviewDraft): DraftFaults {
  const faults: Record<keyof DraftFaults, DraftFault | undefined> = {
    score: score === '' ? 'missing' : undefined,
    title: textFault(title, reviewLimits.title),
    body: textFault(body, reviewLimits.body),
    nickname: textFault(nickname, reviewLimits.nickname),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** What is sent; only for a draft without faults. */
export function bodyOf({ score, title, body, fit, quality, size, nickname }: ReviewDraft): ReviewBody {
  const chosenFit = fits.find((one) => one === fit);
  return {
    score: Number(score),
    title: title.trim(),
    body: body.trim(),
    nickname: nickname.trim(),
    ...(chosenFit ? { fit: chosenFit } : {}),
    ...(quality === '' ? {} : { quality: Number(quality) }),
    ...(size === '' ? {} : { size }),
  };
}
