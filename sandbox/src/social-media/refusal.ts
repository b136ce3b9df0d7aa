import type { SocialError } from 'shared-contracts/social-media';

const statuses: Readonly<Record<SocialError, number>> = {
  invalid_token: 401,
  invalid_request: 400,
  not_found: 404,
  unsupported_type: 415,
  too_large: 413,
  unusable_picture: 422,
  terms_required: 422,
  duplicate: 409,
  changed: 409,
  too_many_requests: 429,
};

/** The service refuses a request. */
export class SocialRefusal extends Error {
  override readonly name = 'SocialRefusal';
  readonly code: SocialError;
  readonly status: number;

  constructor(code: SocialError) {
    super(code);
    this.code = code;
    this.status = statuses[code];
  }
}
