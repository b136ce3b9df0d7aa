/** The origin of a record: its file and line, counted from 1. */
export interface Origin {
  readonly file: string;
  readonly line: number;
}

export interface Problem extends Origin {
  /** The path of the field: `colors.0.code`; empty for the whole line. */
  readonly field: string;
  readonly message: string;
}

const MAX_KEPT = 100;

/** Problems of an import: the first hundred and the total number. */
export class Problems {
  readonly #kept: Problem[] = [];
  #count = 0;

  add(origin: Origin, field: string, message: string): void {
    this.#count += 1;
    if (this.#kept.length < MAX_KEPT) this.#kept.push({ ...origin, field, message });
  }

  get count(): number {
    return this.#count;
  }

  get kept(): readonly Problem[] {
    return this.#kept;
  }
}

/** Thrown when an import is refused; nothing was changed. */
export class ImportRefused extends Error {
  readonly problems: readonly Problem[];
  readonly count: number;

  constructor(problems: Problems) {
    super(`${problems.count} ${problems.count === 1 ? 'problem' : 'problems'}; nothing was imported.`);
    this.problems = problems.kept;
    this.count = problems.count;
  }
}

/** Formats a problem on one line: `products.jsonl:12 colors.0.code: …`. */
export const describeProblem = ({ file, line, field, message }: Problem): string =>
  `${file}:${line}${field ? ` ${field}` : ''}: ${message}`;
