import * as v from 'valibot';
import { formNames } from '../form-location.ts';
import { base, ground } from './parts.ts';

/** A form of the account within a page (docs/spec/content.md section 2.4). */
export const formBlock = v.object({
  ...base,
  type: v.literal('form'),
  form: v.picklist(formNames),
  title: v.string(),
  body: v.optional(v.string()),
  backgroundColor: v.optional(ground),
});

export const formExample: v.InferInput<typeof formBlock> = {
  id: 'b1',
  name: 'Sign up',
  type: 'form',
  form: 'sign-up',
  title: 'Your gear in one place',
};
