import { withCallOutlines } from './call-outline.ts';

/** Webpack loader of builds for production. */
export default function callOutlineLoader(source: string): string {
  return withCallOutlines(source);
}
