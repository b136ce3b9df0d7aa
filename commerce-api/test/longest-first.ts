import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longTests } from './tier.ts';

/** The longest first. */
const longest = ['ways-to-buy', ...longTests, 'histories', 'contention', 'fulfilment', 'lost-connections'];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.indexOf(path.basename(moduleId, '.test.ts'));
  return place < 0 ? longest.length : place;
};

/** Starts the longest tests first, so that none of them runs alone at the end while the other cores are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
