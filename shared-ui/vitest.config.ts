import { componentTests } from 'storefront-kit/testing/vitest-config';

export default componentTests({ include: ['{src,gallery}/**/*.test.{ts,tsx}'] });
