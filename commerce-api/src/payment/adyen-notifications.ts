import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parseMessage } from '../server/signed-message.ts';

const item = v.object({
  pspReference: v.string(),
  originalReference: v.optional(v.nullable(v.string())),
  merchantAccountCode: v.string(),
  merchantReference: v.optional(v.nullable(v.string())),
  amount: v.optional(v.object({ value: v.number(), currency: v.string() })),
  eventCode: v.string(),
  success: v.picklist(['true', 'false']),
  additionalData: v.optional(v.looseObject({ hmacSignature: v.optional(v.string()) })),
});
export type AdyenNotification = v.InferOutput<typeof item>;
const body = v.object({ notificationItems: v.array(v.object({ NotificationRequestItem: item })) });

/** Returns the text that Adyen signs: eight fields separated by colons, empty for absent ones. */
function signedText(each: AdyenNotification): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = each;
  return [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amount?.value,
    amount?.currency,
    eventCode,
    success,
  ]
    .map((value) => value ?? '')
    .join(':');
}

/** Returns the signature of a notification as base64; the key is hexadecimal. */
export const signatureOf = (hmacKey: string, each: AdyenNotification): string =>
  createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signedText(each), 'utf8').digest('base64');

function holds(hmacKey: string, each: AdyenNotification): boolean {
  const given = Buffer.from(each.additionalData?.hmacSignature ?? '');
  const wanted = Buffer.from(signatureOf(hmacKey, each));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Returns the notifications of a webhook; undefined unless Adyen signed every one of them. */
export function readNotifications(hmacKey: string, text: string): AdyenNotification[] | undefined {
  const items = parseMessage(body, text)?.notificationItems.map(
    ({ NotificationRequestItem }) => NotificationRequestItem,
  );
  return items?.every((each) => holds(hmacKey, each)) ? items : undefined;
}
