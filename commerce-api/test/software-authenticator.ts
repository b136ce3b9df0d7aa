import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CallInput, CallResponse } from 'shared-contracts/call';
import type { addPasskey, beginPasskey, beginPasskeySignIn, PasskeyAssertion } from 'shared-contracts/calls/passkeys';

type CborValue = number | string | Buffer | ReadonlyMap<number | string, CborValue>;

/** The head of a CBOR item (RFC 8949): its type, and a length or number below 65,536. */
function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value]);
  if (value < 256) return Buffer.from([(type << 5) | 24, value]);
  return Buffer.from([(type << 5) | 25, value >> 8, value & 255]);
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The public key as COSE writes it: elliptic curve, ES256, P-256, x, y (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** What differs from an honest device at an honest page. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
  /** The format of an attestation; `none` by default. */
  readonly attestation?: string;
}

/** A device with one passkey (WebAuthn Level 3, section 6). */
export class SoftwareAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id: string;
  private counter = 0;
  private userHandle = randomBytes(16).toString('base64url');

  private readonly origin: string;

  constructor(origin: string, id = randomBytes(16).toString('base64url')) {
    this.origin = origin;
    this.id = id;
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Flags are: user present, user verified, and attested credential data. */
  private authenticatorData(rpId: string, { isUserVerified = true, counter }: Deviation, attested?: Buffer): Buffer {
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  create(
    options: CallResponse<typeof beginPasskey>['options'],
    deviation: Deviation = {},
  ): CallInput<typeof addPasskey>['body']['registration'] {
    const id = Buffer.from(this.id, 'base64url');
    this.userHandle = options.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(this.keys.publicKey)]);
    const attestation = cbor(
      new Map<string, CborValue>([
        ['fmt', deviation.attestation ?? 'none'],
        // Of another format than none, it cannot be checked.
        ['attStmt', new Map()],
        ['authData', this.authenticatorData(deviation.rpId ?? options.rp.id, deviation, attested)],
      ]),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.clientData(deviation.type ?? 'webauthn.create', options.challenge, deviation).toString(
          'base64url',
        ),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
    };
  }

  sign(options: CallResponse<typeof beginPasskeySignIn>['options'], deviation: Deviation = {}): PasskeyAssertion {
    this.counter += 1;
    const clientDataJSON = this.clientData(deviation.type ?? 'webauthn.get', options.challenge, deviation);
    const authenticatorData = this.authenticatorData(deviation.rpId ?? options.rpId, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
        userHandle: deviation.userHandle ?? this.userHandle,
      },
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
    };
  }
}
