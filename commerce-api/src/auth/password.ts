import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

// OWASP's setting for Argon2id: 19 MiB, two passes, one lane.
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 } as const;
const SHAPE = /^argon2id\$19456\$2\$([\w-]{22})\$([\w-]{43})$/;

const derive = (password: string, salt: Buffer): Promise<Buffer> => {
  const parameters: Argon2Parameters = { ...cost, message: password.normalize('NFKC'), nonce: salt };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
};

/** Returns the stored form of a password: Argon2id with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `argon2id$${cost.memory}$${cost.passes}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

// Hash to compare with when there is no account, so that the answer takes equally long.
const nobody = `argon2id$${cost.memory}$${cost.passes}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Returns whether a password matches a stored hash; takes equally long without a hash. */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = SHAPE.exec(storedHash ?? nobody) ?? SHAPE.exec(nobody) ?? [];
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && storedHash !== undefined;
}
