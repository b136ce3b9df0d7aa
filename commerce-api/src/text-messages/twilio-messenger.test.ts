import { expect, test } from 'vitest';
import { isSignedForm } from './twilio-messenger.ts';

// The example of https://www.twilio.com/docs/usage/security.
const settings = { webhookUrl: 'https://mycompany.com/myapp.php?foo=1&bar=2', authToken: '12345' };
const form = new URLSearchParams({
  Digits: '1234',
  To: '+18005551212',
  From: '+14158675310',
  Caller: '+14158675310',
  CallSid: 'CA1234567890ABCDE',
});
const signature = 'GvWf1cFY/Q7PnoempGyD5oXAezc=';

test('knows the signature of Twilio’s own example, and no other [ACC-15]', () => {
  expect(isSignedForm(settings, signature, form)).toBe(true);
  expect(isSignedForm({ ...settings, authToken: '' }, signature, form)).toBe(false);
  expect(isSignedForm({ ...settings, webhookUrl: 'https://mycompany.com/' }, signature, form)).toBe(false);
  expect(isSignedForm(settings, undefined, form)).toBe(false);
  expect(isSignedForm(settings, 'AAAA', form)).toBe(false);
  form.set('From', '+14158675311');
  expect(isSignedForm(settings, signature, form)).toBe(false);
});
