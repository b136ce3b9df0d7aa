/** The program's page, which hands on who invited a new member. */
export const referralPage = (code: string): string =>
  `/account/loyalty?${new URLSearchParams({ referral_code: code })}`;
