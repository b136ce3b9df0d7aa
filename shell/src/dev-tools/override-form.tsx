import { type FormEvent, useRef, useState } from 'react';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { useReport } from 'storefront-kit/use-report';
import { useSession } from 'storefront-kit/use-session';
import type { DevelopmentBoot } from '../app/dev-tools-boot.ts';
import type { AskedOverride } from './asked-override.ts';
import { endOverrides, type Refusal, setOverride } from './override-calls.ts';
import { panelMessages } from './panel-messages.ts';

interface OverrideFormProps {
  readonly development: DevelopmentBoot;
  readonly asked?: AskedOverride;
}
/** The first origin that is trusted, at the first of its ports. */
const firstOf = (trusted: string) => /^[^ ]+?(?=-\d+(?: |$)|(?: |$))/.exec(trusted)?.[0] ?? '';

type Fault = { readonly at: 'remote' | 'origin' | 'form'; readonly text: string };

/** Lets a remote come from the developer's machine, or everything from its releases again. The page is loaded anew. */
export function OverrideForm({ development, asked }: OverrideFormProps) {
  const report = useReport('shell');
  const texts = panelMessages(useLocale());
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [work, setWork] = useState<'set' | 'end'>();
  const [fault, setFault] = useState<Fault>();
  const { releases, trusted, chosen } = development;
  const remotes = releases.filter(({ canBeOverridden }) => canBeOverridden);
  if (session.status === 'associate') return <Text look="small">{texts.notAtTill}</Text>;

  const refused: Record<Refusal, Fault> = {
    'unknown-remote': { at: 'remote', text: texts.unknownRemote },
    'takes-payments': { at: 'remote', text: texts.takesPayments },
    'untrusted-origin': { at: 'origin', text: texts.untrustedOrigin },
    'another-site': { at: 'form', text: texts.anotherSite },
    unreachable: { at: 'form', text: texts.unreachable },
  };
  function fail(found: Fault): void {
    setFault(found);
    setWork(undefined);
    if (found.at !== 'form') form.current?.querySelector<HTMLElement>(`[name=${found.at}]`)?.focus();
  }
  async function attempt(kind: 'set' | 'end', change: () => Promise<Refusal | undefined>): Promise<void> {
    setWork(kind);
    setFault(undefined);
    try {
      const refusal = await change();
      if (refusal) fail(refused[refusal]);
      else location.reload();
    } catch (error) {
      report(error);
      fail(refused.unreachable);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const remote = String(values.get('remote') ?? '');
    // A slash at the end is how addresses are copied.
    const origin = String(values.get('origin') ?? '')
      .trim()
      .replace(/\/$/, '');
    if (remote === '') fail({ at: 'remote', text: texts.chooseRemote });
    else void attempt('set', () => setOverride(remote, origin));
  }
  const errorAt = (place: Fault['at']) => (fault?.at === place ? fault.text : undefined);
  return (
    <form ref={form} noValidate css={{ display: 'grid', gap: space[4] }} onSubmit={submit}>
      {asked && (
        <Alert tone="warning" title={texts.overrideTitle}>
          {texts.asked}
        </Alert>
      )}
      <SelectField
        label={texts.remote}
        name="remote"
        placeholder={texts.choose}
        options={remotes.map(({ name }) => ({ value: name, label: name }))}
        defaultValue={remotes.some(({ name }) => name === asked?.remote) ? asked?.remote : ''}
        error={errorAt('remote')}
      />
      <TextField
        label={texts.origin}
        name="origin"
        hint={texts.trusted(trusted)}
        defaultValue={asked?.origin ?? firstOf(trusted)}
        error={errorAt('origin')}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
      />
      {errorAt('form') !== undefined && (
        <Alert tone="error" announce="alert">
          {errorAt('form')}
        </Alert>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button type="submit" loading={work === 'set'} loadingText={texts.starting}>
          {texts.run}
        </Button>
        {Object.keys(chosen).length > 0 && (
          <Button
            variant="secondary"
            loading={work === 'end'}
            loadingText={texts.ending}
            onClick={() => void attempt('end', async () => void (await endOverrides()))}
          >
            {texts.end}
          </Button>
        )}
      </div>
      <Text look="caption" tone="muted">
        {texts.rests}
      </Text>
    </form>
  );
}
