import { withCallOutlines } from './call-outline.ts';

/** Loader of builds for shoppers' browsers. */
export default function callOutlineLoader(source: string): string {
  return withCallOutlines(source);
}
