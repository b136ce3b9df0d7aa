import * as v from 'valibot';

const spec = v.object({
  title: v.string(),
  ok: v.boolean(),
  file: v.string(),
  tags: v.optional(v.array(v.string()), []),
  tests: v.array(
    v.object({
      results: v.array(v.object({ errors: v.optional(v.array(v.object({ message: v.optional(v.string()) })), []) })),
    }),
  ),
});
interface Suite {
  readonly specs: readonly v.InferOutput<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const report = v.object({ suites: v.array(suite) });

export interface FailedJourney {
  readonly title: string;
  readonly file: string;
  /** The capabilities that it proves. */
  readonly ids: readonly string[];
  readonly reason: string;
}

/** The journeys that failed, from what Playwright's JSON reporter wrote. */
export function failuresIn(text: string): FailedJourney[] {
  const { suites } = v.parse(report, JSON.parse(text));
  const specsOf = (one: Suite): readonly v.InferOutput<typeof spec>[] => [
    ...one.specs,
    ...(one.suites ?? []).flatMap(specsOf),
  ];
  return suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ title, file, tags, tests }) => ({
      title,
      file,
      ids: tags.map((tag) => tag.replace('@', '')).filter((tag) => /^[A-Z]+-\d+$/.test(tag)),
      reason: firstLine(tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message),
    }));
}

/** Without the colors that a terminal would show. */
const firstLine = (message = 'No reason was told') =>
  (message.split('\n')[0] ?? '').replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');
