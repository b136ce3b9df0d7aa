import type { BlockProps } from '../block-props.ts';
import { FormBlock } from '../form/form.tsx';

/** The newsletter's form; older documents have it as a block of its own. */
export function NewsletterBlock({ block }: BlockProps<'newsletter'>) {
  return <FormBlock block={{ ...block, type: 'form', form: 'newsletter' }} />;
}
