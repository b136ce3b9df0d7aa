import type { ComponentProps } from 'react';
import { TextareaField } from 'shared-ui/textarea-field';
import { useLocale } from 'storefront-kit/use-locale';
import { supportMessages } from '../../messages/support-messages.ts';

interface CountedTextProps extends ComponentProps<typeof TextareaField> {
  /** What is typed. */
  readonly text: string;
  readonly limit: number;
}

/** A long text with the number of its characters. What is too long is kept, and refused when it is sent. */
export function CountedText({ text, limit, hint, ...field }: CountedTextProps) {
  const locale = useLocale();
  const count = (n: number) => n.toLocaleString(locale.tag);
  return (
    <TextareaField
      rows={6}
      css={{ '& textarea': { maxHeight: '24rem' } }}
      aria-required
      hint={
        <>
          {hint !== undefined && <span>{hint} · </span>}
          <span>{supportMessages(locale).used(count(text.trim().length), count(limit))}</span>
        </>
      }
      {...field}
    />
  );
}
