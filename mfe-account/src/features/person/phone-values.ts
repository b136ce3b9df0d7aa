/**
 * A phone number as the calls take it.
 * @param dialCode of its country, such as `44`
 */
export const phoneValues = (
  phone: string,
  dialCode: string | undefined,
): { readonly phone: string; readonly phoneCode?: string } => ({
  phone: phone.trim(),
  ...(dialCode ? { phoneCode: dialCode } : {}),
});
