import * as v from 'valibot';
import type { DocumentProblem } from '../calls/documents.ts';
import type { DocumentKind } from '../document-kinds.ts';
import { documentSchemas } from './document-schemas.ts';

/** Levels of objects and lists in a block. */
export const maxDepth = 16;
/** A document with more of them lists the first ones. */
const maxProblems = 100;

type Path = DocumentProblem['path'];

/** Markup that runs or loads something. Pages would show it as the characters that it is. */
const scriptPattern = /<\/?(?:script|iframe|object|embed|style)\b|^\s*(?:javascript:|vbscript:|data:\w+\/)/i;

/** Texts that are script, and blocks with too many levels; below those nothing more is looked at. */
function* findInValue(value: unknown, path: Path, depth: number): Generator<DocumentProblem> {
  if (typeof value === 'string' && scriptPattern.test(value)) yield { path, code: 'script' };
  if (typeof value !== 'object' || value === null) return;
  if (depth > maxDepth) {
    yield { path, code: 'too-deep' };
    return;
  }
  for (const [key, inner] of Object.entries(value))
    yield* findInValue(inner, [...path, Array.isArray(value) ? Number(key) : key], depth + 1);
}

/** Ids that a block before has, too. */
function* findRepeatedIds(blocks: readonly unknown[]): Generator<DocumentProblem> {
  const seen = new Set<unknown>();
  for (const [index, block] of blocks.entries()) {
    const id = typeof block === 'object' && block !== null && 'id' in block ? block.id : undefined;
    if (id !== undefined && seen.has(id)) yield { path: ['blocks', index, 'id'], code: 'invalid' };
    seen.add(id);
  }
}

function codeOf({ type, input, expected }: v.BaseIssue<unknown>): DocumentProblem['code'] {
  if (input === undefined || input === '') return 'missing';
  if (type === 'strict_object' && expected === 'never') return 'unknown';
  return type === 'variant' ? 'unknown' : 'invalid';
}

function* findUnfit(kind: DocumentKind, body: unknown): Generator<DocumentProblem> {
  for (const issue of v.safeParse(documentSchemas[kind] as v.GenericSchema, body).issues ?? [])
    yield { path: (issue.path ?? []).map(({ key }) => key as string | number), code: codeOf(issue) };
}

/**
 * Returns what keeps a document from being published, as far as the document itself tells it. Of several problems at
 * one place, the first counts.
 */
export function findProblems(kind: DocumentKind, body: Readonly<Record<string, unknown>>): DocumentProblem[] {
  const { blocks, ...rest } = body;
  const problems = new Map<string, DocumentProblem>();
  const add = (found: Iterable<DocumentProblem>) => {
    for (const problem of found) {
      const place = JSON.stringify(problem.path);
      if (problems.size < maxProblems && !problems.has(place)) problems.set(place, problem);
    }
  };
  add(findInValue(rest, [], 0));
  if (Array.isArray(blocks)) {
    for (const [index, block] of blocks.entries()) add(findInValue(block, ['blocks', index], 0));
    add(findRepeatedIds(blocks));
  }
  const isTooDeep = [...problems.values()].some(({ code }) => code === 'too-deep');
  // What is deeper than documents may be fits no schema either.
  if (!isTooDeep) add(findUnfit(kind, body));
  return [...problems.values()];
}
