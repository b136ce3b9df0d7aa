import { componentTests } from './src/testing/vitest-config.ts';

export default componentTests();
