import { ProductError } from './product-error.ts';

/** Whatever was thrown, as an error that can be shown: what the services have not refused is a fault of the page (GEN500). */
export function asProductError(error: unknown): ProductError {
  return error instanceof ProductError ? error : new ProductError('GEN500', '', { cause: error });
}
