import { componentTests } from 'storefront-kit/testing/vitest-config';

export default componentTests({ setupFiles: ['src/testing/instant-paint.ts'] });
