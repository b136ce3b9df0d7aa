import { createHash } from 'node:crypto';
import { createInstance, createStaticProjectConfigManager, OptimizelyDecideOption } from '@optimizely/optimizely-sdk';
import { type Attributes, type Datafile, runningKeys } from 'shared-contracts/experiment-rules';
import type { Variations } from 'shared-contracts/experiments';

/** A visitor as the SDK decides by it. */
export interface Subject {
  readonly id: string;
  readonly attributes: Attributes;
  /** Segments of the customer data; null while they are not known. */
  readonly segments: readonly string[] | null;
}

export interface Decider {
  readonly datafile: Datafile;
  /** Keys of the experiments that run. */
  readonly running: readonly string[];
  /** The datafile as pages get it: without the keys of the customer data. */
  readonly forPages: { readonly text: string; readonly etag: string };
  /** Segments of the customer data that decide anything. */
  readonly segments: readonly string[];
  decide(subject: Subject): Variations;
}

/** Decides by Optimizely's SDK, without telling anybody. Throws for a datafile that it cannot use. */
export function createDecider(datafile: Datafile): Decider {
  const client = createInstance({
    projectConfigManager: createStaticProjectConfigManager({ datafile: JSON.stringify(datafile) }),
  });
  if (!client.getOptimizelyConfig()) throw new Error('Optimizely’s SDK cannot read the datafile');
  const running = runningKeys(datafile);
  const text = JSON.stringify({ ...datafile, integrations: [] });
  return {
    datafile,
    running,
    forPages: { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` },
    segments: segmentsIn(datafile),
    decide({ id, attributes, segments }) {
      if (running.length === 0) return {};
      const user = client.createUserContext(id, { ...attributes });
      user.qualifiedSegments = segments ? [...segments] : null;
      const decisions = user.decideForKeys([...running], [OptimizelyDecideOption.DISABLE_DECISION_EVENT]);
      return Object.fromEntries(
        Object.entries(decisions).flatMap(([key, { variationKey }]) =>
          variationKey === null ? [] : [[key, variationKey] as const],
        ),
      );
    },
  };
}

/** Names of the segments that audiences ask for. */
function segmentsIn({ typedAudiences = [], audiences = [] }: Datafile): string[] {
  const found = new Set<string>();
  const visit = (condition: unknown): void => {
    if (Array.isArray(condition)) for (const one of condition) visit(one);
    else if (typeof condition === 'string' && condition.startsWith('[')) visit(JSON.parse(condition));
    else if (typeof condition === 'object' && condition !== null) {
      const { conditions, match, value } = condition as Readonly<Record<string, unknown>>;
      if (match === 'qualified' && typeof value === 'string') found.add(value);
      visit(conditions);
    }
  };
  visit(typedAudiences);
  visit(audiences);
  return [...found];
}
