import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { CallInput, CallResponse } from 'shared-contracts/call';
import type { addPasskey, beginPasskey, beginPasskeySignIn, PasskeyAssertion } from 'shared-contracts/calls/passkeys';

/**
 * Why a device has given no passkey: somebody closed its dialog or let it run out, which browsers do not tell apart; it has one for
 * this account already; or it cannot keep one.
 */
export type DeviceRefusal = 'cancelled' | 'held' | 'unable';

/** Names of DOM exceptions (WebAuthn Level 3, sections 5.1.3 and 5.1.4). Others are faults. */
const refusals: Readonly<Record<string, DeviceRefusal>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'held',
  ConstraintError: 'unable',
  NotSupportedError: 'unable',
};

function refusalOf(error: unknown): DeviceRefusal {
  const refusal = error instanceof Error ? refusals[error.name] : undefined;
  if (refusal === undefined) throw error;
  return refusal;
}

/** Lets the device make a passkey. */
export const createPasskey = (
  optionsJSON: CallResponse<typeof beginPasskey>['options'],
): Promise<CallInput<typeof addPasskey>['body']['registration'] | DeviceRefusal> =>
  startRegistration({ optionsJSON }).catch(refusalOf);

/** Lets somebody choose a passkey and sign with it. */
export const signWithPasskey = (
  optionsJSON: CallResponse<typeof beginPasskeySignIn>['options'],
): Promise<PasskeyAssertion | DeviceRefusal> => startAuthentication({ optionsJSON }).catch(refusalOf);
