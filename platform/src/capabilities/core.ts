/** The journeys of `npm test`, tagged `@core`: as few as show each capability that any journey shows. */
import type { NamedTest } from './named-tests.ts';

const idsOf = (tests: readonly NamedTest[]) => new Set(tests.flatMap(({ ids }) => ids));
const nameOf = ({ file, title }: NamedTest) => `${file}: "${title}"`;

/** What no core journey shows, and core journeys that show nothing that others do not, as sentences. */
export function findCoreGaps(tests: readonly NamedTest[]): string[] {
  const journeys = tests.filter(({ file }) => file.startsWith('e2e/journeys/'));
  const core = journeys.filter(({ isCore }) => isCore);
  const shown = idsOf(core);
  const missing = [...idsOf(journeys)].filter((id) => !shown.has(id));
  const needless = core.filter((journey) => {
    const others = idsOf(core.filter((other) => other !== journey));
    return journey.ids.every((id) => others.has(id));
  });
  return [
    ...missing.map((id) => {
      const able = journeys.filter(({ ids }) => ids.includes(id)).map(nameOf);
      return `no journey tagged @core shows ${id}; these can: ${able.join(', ')}`;
    }),
    ...needless.map((journey) => `${nameOf(journey)} is tagged @core, but others show all that it shows`),
  ];
}
