import type { StaffAction } from 'shared-contracts/calls/staff-people';
import { committedStatuses } from 'shared-contracts/entities/order-status';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { type peopleMessages, roleNames } from '../../messages/people-messages.ts';
import { mailName, shopActionMessages } from '../../messages/shop-action-messages.ts';

/** What changed, e.g. `Refunded: $0.00 → $15.00`. Facts that stayed as they were are left out. */
function changes({ before = {}, after = {}, currency }: StaffAction, locale: Locale): string[] {
  const texts = shopActionMessages(locale);
  const shown = (fact: string, value: string | number | undefined): string => {
    if (typeof value === 'number')
      return fact === 'refunded' && currency ? formatMoney(value, currency, locale) : `${value}`;
    const status = committedStatuses.find((known) => known === value);
    return status ? texts[status] : (value ?? '');
  };
  return (['status', 'units', 'refunded', 'onShelf', 'available', 'url'] as const)
    .filter((fact) => before[fact] !== after[fact])
    .map((fact) => texts.fromTo(texts[fact], shown(fact, before[fact]), shown(fact, after[fact])));
}

/** An entry of the audit record in words, with what changed and why. */
export function actionText(entry: StaffAction, texts: ReturnType<typeof peopleMessages>, locale: Locale): string {
  const reason = entry.reason ? shopActionMessages(locale).because(entry.reason) : '';
  return [headOf(entry, texts, locale), ...changes(entry, locale), reason].filter(Boolean).join(' · ');
}

/** By what orders were searched; the words are not recorded. */
const searchNames = ({ latest, email, number, phone, name }: ReturnType<typeof shopActionMessages>) =>
  ({ latest, email, number, phone, name }) as Readonly<Record<string, string>>;

/** What was done; the name of an action that this page does not know. */
function headOf(
  { action, to = '', roles = [], of = '', mail = '' }: StaffAction,
  texts: ReturnType<typeof peopleMessages>,
  locale: Locale,
): string {
  const shop = shopActionMessages(locale);
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
    'order.open': shop.didOpenOrder(of),
    'order.search': shop.didSearch(searchNames(shop)[of] ?? of),
    'order.cancel': shop.didCancel(of),
    'order.refund': shop.didRefund(of),
    'order.resendMail': shop.didResend(of, mailName(mail, shop)),
    'account.search': shop.didSearchAccount,
    'account.find': shop.didFindAccount(of),
    'account.signOut': shop.didSignOutAccount(of),
    'account.disable': shop.didDisableAccount(of),
    'account.enable': shop.didEnableAccount(of),
    'case.open': shop.didOpenCase(of),
    'case.search': shop.didSearchCases(of === 'number' ? shop.byCaseNumber : (searchNames(shop)[of] ?? of)),
    'case.answer': shop.didAnswerCase(of),
    'case.close': shop.didCloseCase(of),
    'case.reopen': shop.didReopenCase(of),
    'stock.correct': shop.didCorrect(of),
    'webhook.add': shop.didAddWebhook(of),
    'webhook.change': shop.didChangeWebhook(of),
    'webhook.remove': shop.didRemoveWebhook(of),
    'webhook.renewSecret': shop.didRenewSecret(of),
    'webhook.test': shop.didTestWebhook(of),
    'webhook.replay': shop.didReplay(of),
  };
  return known[action] ?? [action, to, of].filter(Boolean).join(' ');
}
