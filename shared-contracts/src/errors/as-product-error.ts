import { ProductError } from './product-error.ts';

/**
 * Converts a thrown value into an error that can be shown: anything but a refusal by the services is a fault of the
 * page (GEN500).
 */
export function asProductError(error: unknown): ProductError {
  return error instanceof ProductError ? error : new ProductError('GEN500', '', { cause: error });
}
