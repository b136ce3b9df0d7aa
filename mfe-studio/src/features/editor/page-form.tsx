import { type ReactNode, useMemo } from 'react';
import type { DocumentProblem } from 'shared-contracts/calls/documents';
import type { Language } from 'shared-contracts/locale';
import { isSame, type JsonObject, type JsonPath } from '../../model/json.ts';
import { sourceAt } from '../../model/source-texts.ts';
import { FieldView } from '../forms/field-view.tsx';
import { FormContext } from '../forms/form-context.ts';

interface PageFormProps {
  readonly language: Language;
  readonly body: JsonObject;
  readonly problems: readonly DocumentProblem[];
  /** The text of the language that is translated. */
  readonly source: JsonObject | undefined;
  readonly children: ReactNode;
}

/** What all inputs of a document know: its problems, and what it is translated from. */
export function PageForm({ language, body, problems, source, children }: PageFormProps) {
  const state = useMemo(
    () => ({
      View: FieldView,
      language,
      problemAt: (path: JsonPath) => problems.find((problem) => isSame(problem.path, path))?.code,
      hasProblem: (path: JsonPath) => problems.some((problem) => isSame(problem.path.slice(0, path.length), path)),
      sourceAt: (path: JsonPath) => (source ? sourceAt(body, source, path) : undefined),
    }),
    [language, body, problems, source],
  );
  return <FormContext value={state}>{children}</FormContext>;
}
