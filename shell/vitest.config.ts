import { componentTests } from 'storefront-kit/testing/vitest-config';

export default componentTests({ environment: 'node' });
