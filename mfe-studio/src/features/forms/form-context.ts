import { type ComponentType, createContext, use } from 'react';
import type { DocumentProblem } from 'shared-contracts/calls/documents';
import type { Language } from 'shared-contracts/locale';
import type { JsonPath } from '../../model/json.ts';
import type { FieldProps } from './field-props.ts';

export interface FormState {
  /** Renders any value: what is in lists and objects. */
  readonly View: ComponentType<FieldProps>;
  /** Of the document. */
  readonly language: Language;
  /** What is wrong at a path, from the document. */
  readonly problemAt: (path: JsonPath) => DocumentProblem['code'] | undefined;
  /** Whether anything is wrong below a path. */
  readonly hasProblem: (path: JsonPath) => boolean;
  /** The text of the other language at the same place. */
  readonly sourceAt: (path: JsonPath) => unknown;
}

/** What the fields of a form know of the whole document. */
export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const state = use(FormContext);
  if (!state) throw new Error('A field is outside of a form');
  return state;
}

/** The id of the input for a value, by which problems lead to it. */
export const inputId = (path: JsonPath): string => `field-${path.join('-')}`;
