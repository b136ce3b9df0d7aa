import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';

/** A form with one field for a code, which has the focus. */
export function useCodeForm() {
  const texts = secondFactorMessages(useLocale());
  const form = useForm({
    defaultValues: { code: '' },
    resolver: useFormResolver((f) => f.object({ code: f.requiredText(texts.codeRequired) })),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const refuse = useFormRefusal(form, { remote: 'account', failedText: texts.failed, fieldOf: () => 'code' });
  return { form, refuse };
}
