import { storedText } from 'storefront-kit/storage';

const answer = storedText('local', 'shop.account.passkey-offer');

/** Whether somebody on this device did not want a passkey. */
export const isOfferDeclined = (): boolean => answer.read() !== undefined;

export const declineOffer = (): void => answer.write('declined');
