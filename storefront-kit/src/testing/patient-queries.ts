/** What Vitest loads before each file: queries that wait, such as `findByRole`, wait as long as `eventually` does. */
import { patience } from './eventually.ts';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
}
