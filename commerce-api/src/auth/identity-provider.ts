import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { HTTPError } from 'ky';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import { outside } from '../base/outside.ts';

export interface IdentitySettings {
  /** The provider's id in addresses and in the database. */
  readonly idp: string;
  /** The provider's display name. */
  readonly name: string;
  /** OpenID Connect issuer, from which the configuration is discovered. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Strengths of sign-in (`acr`) that are accepted; any when empty. */
  readonly strengths: readonly string[];
  /** Seconds since somebody last signed in at the provider (`auth_time`); any when undefined. */
  readonly maxAge: number | undefined;
}

/** A person verified by a provider. */
export interface SocialPerson {
  /** The person's permanent id at the provider. */
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface SocialGrant {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

const TIMEOUT_MS = 5000;
/** Signatures of ID tokens that are accepted: asymmetric ones only. */
const signatures = ['ES256', 'ES384', 'PS256', 'RS256', 'EdDSA'];
const discovery = v.object({
  issuer: v.string(),
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  jwks_uri: v.pipe(v.string(), v.url()),
});
const tokens = v.object({ id_token: v.string() });
const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  nonce: v.string(),
  acr: v.optional(v.string()),
  auth_time: v.optional(v.number()),
  email: v.pipe(v.string(), v.email()),
  // An unverified email address does not prove whose it is.
  email_verified: v.literal(true),
  given_name: v.optional(v.string(), ''),
  family_name: v.optional(v.string(), ''),
});

interface Found extends v.InferOutput<typeof discovery> {
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

/**
 * An OpenID Connect provider: code flow with PKCE; ID tokens are checked by signature, issuer, audience, time and
 * nonce.
 */
export class IdentityProvider {
  readonly settings: IdentitySettings;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #found: Promise<Found> | undefined;

  constructor(settings: IdentitySettings, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.settings = settings;
    this.#log = log;
  }

  /**
   * Returns where the page redirects the visitor.
   * @throws {CallError} AUT500 while the provider does not answer
   */
  async authorizationEndpoint(): Promise<string> {
    return (await this.#discover()).authorization_endpoint;
  }

  /** @throws {CallError} AUT404 when the provider confirms nobody, AUT500 while it does not answer */
  async redeem(grant: SocialGrant): Promise<SocialPerson> {
    const found = await this.#discover();
    const { id_token } = await this.#trade(found, grant);
    const payload = await this.#verify(found, id_token);
    const known = v.safeParse(claims, payload);
    if (!known.success || known.output.nonce !== grant.nonce) throw new CallError('AUT404');
    if (!this.#isStrong(known.output)) throw new CallError('AUT404');
    const { sub, email, given_name, family_name } = known.output;
    return { subject: sub, email, firstName: given_name.slice(0, 60), lastName: family_name.slice(0, 60) };
  }

  /** Whether the provider says that the sign-in was as strong, and as recent, as the settings ask for. */
  #isStrong({ acr, auth_time: at }: v.InferOutput<typeof claims>): boolean {
    const { strengths, maxAge } = this.settings;
    if (strengths.length > 0 && !(acr !== undefined && strengths.includes(acr))) return false;
    return maxAge === undefined || (at !== undefined && Date.now() / 1000 - at <= maxAge);
  }

  #discover(): Promise<Found> {
    const address = `${this.settings.issuer}/.well-known/openid-configuration`;
    this.#found ??= this.#ask(async () => {
      const found = v.parse(discovery, await outside.get(address, { timeout: TIMEOUT_MS }).json());
      if (found.issuer !== this.settings.issuer) throw new Error('The issuer does not match the configured one');
      return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS }) };
    }).catch((error: unknown) => {
      this.#found = undefined;
      throw error;
    });
    return this.#found;
  }

  #trade({ token_endpoint }: Found, grant: SocialGrant): Promise<v.InferOutput<typeof tokens>> {
    const { clientId, clientSecret } = this.settings;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: grant.code,
      redirect_uri: grant.redirectUri,
      code_verifier: grant.codeVerifier,
    });
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    return this.#ask(async () =>
      v.parse(
        tokens,
        await outside.post(token_endpoint, { body, headers: { authorization }, timeout: TIMEOUT_MS }).json(),
      ),
    );
  }

  async #verify({ issuer, keys }: Found, token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: this.settings.clientId,
        algorithms: signatures,
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new CallError('AUT404', { cause: error });
      throw error;
    }
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // The provider answers 400 to an invalid code.
      if (error instanceof HTTPError && error.response.status === 400) throw new CallError('AUT404', { cause: error });
      this.#log.warn({ err: error }, 'the identity provider did not answer');
      throw new CallError('AUT500', { cause: error });
    }
  }
}
