/** The parameter of an address that has the code of an invitation (docs/spec/accounts.md section 2). */
export const referralParameter = 'referral_code';

/** A page that hands on the code of an invitation, if there is one. */
export const withReferral = (page: string, code: string | undefined): string =>
  code ? `${page}?${new URLSearchParams({ [referralParameter]: code })}` : page;

/** The program's page for who follows an invitation, else the account. */
export const referralPage = (code: string | undefined): string =>
  code ? withReferral('/account/loyalty', code) : '/account';
