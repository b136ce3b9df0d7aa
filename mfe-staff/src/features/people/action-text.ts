import type { StaffAction } from 'shared-contracts/calls/staff-people';
import { type peopleMessages, roleNames } from '../../messages/people-messages.ts';

/** An entry of the audit record in words; the name of an action that this page does not know. */
export function actionText(
  { action, to = '', roles = [], of = '' }: Pick<StaffAction, 'action' | 'to' | 'roles' | 'of'>,
  texts: ReturnType<typeof peopleMessages>,
): string {
  const names = roleNames(roles, texts);
  const known: Readonly<Record<string, string>> = {
    'staff.signIn': texts.signedIn,
    'staff.signOut': texts.signedOut,
    'staff.endSession': texts.endedSession,
    'staff.lock': texts.locked,
    'staff.setUp': texts.setUp,
    'staff.changePassword': texts.changedPassword,
    'staff.invite': texts.didInvite(to, names),
    'staff.changeRoles': texts.didChangeRoles(to, names),
    'staff.deactivate': texts.didDeactivate(to),
    'staff.reset': texts.didReset(to),
    'staff.resetPassword': texts.didResetPassword(to),
    'photo.approve': texts.didApprovePhoto(of),
    'photo.refuse': texts.didRefusePhoto(of),
    'review.approve': texts.didApproveReview(of),
    'review.refuse': texts.didRefuseReview(of),
    'question.approve': texts.didApproveQuestion(of),
    'question.refuse': texts.didRefuseQuestion(of),
    'question.answer': texts.didAnswerQuestion(of),
    'answer.approve': texts.didApproveAnswer(of),
    'answer.refuse': texts.didRefuseAnswer(of),
  };
  return known[action] ?? [action, to, of].filter(Boolean).join(' ');
}
