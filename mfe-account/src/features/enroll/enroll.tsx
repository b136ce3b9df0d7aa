import { lazy, Suspense, useEffect, useState } from 'react';
import type { FormPlace } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useReport } from 'storefront-kit/use-report';
import { useSession } from 'storefront-kit/use-session';
import { areaMessages } from '../../messages/area-messages.ts';
import { enrollMessages } from '../../messages/enroll-messages.ts';
import { EmailStep } from './email-step.tsx';
import { type EnrollState, enrollMemory } from './enroll-memory.ts';
import { NothingToAsk } from './nothing-to-ask.tsx';

const AccountEntry = lazy(async () => ({ default: (await import('../sign-in/account-entry.tsx')).AccountEntry }));
const ProfileSteps = lazy(async () => ({ default: (await import('./profile-steps.tsx')).ProfileSteps }));

interface EnrollProps {
  readonly place: FormPlace;
  /** What was typed elsewhere; empty by default. */
  readonly email?: string;
  /** Called when somebody is signed in, and has finished or passed over every step. */
  readonly onDone: () => void;
}

/**
 * From an email to a complete account (ACC-05): the email decides between signing in and signing up, and what the profile lacks
 * is asked for a step at a time.
 */
export function Enroll(props: EnrollProps) {
  const { locale, session: commands } = usePlatform();
  const report = useReport('account');
  const { status } = useSession();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    commands.ready().catch((error: unknown) => {
      report(error);
      setFailed(true);
    });
  }, [commands, report]);
  const waiting = (
    <SkeletonGroup label={areaMessages(locale).loading}>
      <Skeleton height="16rem" />
    </SkeletonGroup>
  );
  // What is kept of a visit before is read in the browser only.
  if (status === 'loading' && !hasFailed) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Steps {...props} />
    </Suspense>
  );
}

function beginning(email: string): EnrollState {
  const kept = enrollMemory.read();
  // Another email is another beginning, but not for who is on the way already.
  if (kept && (email === '' || kept.email === email || kept.entered || kept.done.length > 0)) return kept;
  return { form: undefined, email, isKnown: undefined, entered: undefined, done: [] };
}

function Steps({ place, email = '', onDone }: EnrollProps) {
  const texts = enrollMessages(usePlatform().locale);
  const session = useSession();
  const [state, setState] = useState(() => beginning(email));
  const [isMoved, setMoved] = useState(false);
  const go = (change: Partial<EnrollState>) => {
    const next = { ...state, ...change };
    enrollMemory.keep(next);
    setState(next);
    setMoved(true);
  };
  const finish = () => {
    enrollMemory.forget();
    onDone();
  };
  // They have no such profile.
  if (session.status === 'employee' || session.status === 'associate') return <NothingToAsk onFinished={finish} />;
  if (session.status === 'consumer')
    return (
      <ProfileSteps
        key={session.consumerNo}
        progress={state}
        takesFocus={isMoved}
        onDone={(step) => go({ done: [...state.done, step] })}
        onFinished={finish}
      />
    );
  if (!state.form)
    return (
      <EmailStep
        email={state.email}
        onFound={(isKnown, found) => go({ form: isKnown ? 'sign-in' : 'sign-up', isKnown, email: found })}
      />
    );
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
      <div>
        {state.form !== 'forgot-password' && (
          <Text css={{ overflowWrap: 'anywhere' }}>
            {state.isKnown ? texts.known(state.email) : texts.unknown(state.email)}
          </Text>
        )}
        <Button variant="link" onClick={() => go({ form: undefined })}>
          {texts.otherEmail}
        </Button>
      </div>
      <AccountEntry
        key={state.email}
        form={state.form}
        place={place}
        email={state.email}
        isQuiet
        takesFocus={isMoved}
        onForm={(form) => go({ form })}
        onDone={(entered) => go({ form: undefined, entered, done: [] })}
      />
    </div>
  );
}
