import { lazy, Suspense, useEffect, useState } from 'react';
import type { FormPlace } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useSession } from 'storefront-kit/use-session';
import { areaMessages } from '../../messages/area-messages.ts';
import { enrollMessages } from '../../messages/enroll-messages.ts';
import { useSessionSettled } from '../area/use-session-settled.ts';
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
  const { locale } = usePlatform();
  const isSettled = useSessionSettled();
  const waiting = (
    <SkeletonGroup label={areaMessages(locale).loading}>
      <Skeleton height="16rem" />
    </SkeletonGroup>
  );
  // What is kept is read in the browser only.
  if (!isSettled) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Steps {...props} />
    </Suspense>
  );
}

const beginning = (email: string): EnrollState => ({
  start: email,
  email,
  isKnown: undefined,
  form: undefined,
  done: [],
});

/** Goes on where somebody was before a reload, unless they begin with another email now. */
function resumed(email: string): EnrollState {
  const kept = enrollMemory.read();
  const isSame = kept !== undefined && (email === '' || email === kept.start || kept.done.length > 0);
  return isSame ? kept : beginning(email);
}

function Steps({ place, email = '', onDone }: EnrollProps) {
  const texts = enrollMessages(usePlatform().locale);
  const session = useSession();
  const [state, setState] = useState(() => resumed(email));
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (isMoved) enrollMemory.keep(state);
  }, [state, isMoved]);
  const isConsumer = session.status === 'consumer';
  const [cameSignedIn] = useState(isConsumer);
  // Whoever comes after them sees nothing of it, be it that they sign out or go elsewhere.
  useEffect(() => {
    if (!isConsumer) return;
    return () => {
      setMoved(false);
      setState(beginning(''));
      enrollMemory.forget();
    };
  }, [isConsumer]);
  const go = (change: (former: EnrollState) => Partial<EnrollState>) => {
    setMoved(true);
    setState((former) => ({ ...former, ...change(former) }));
  };
  // Employees and associates have no such profile.
  if (session.status === 'employee' || session.status === 'associate') return <NothingToAsk onFinished={onDone} />;
  if (session.status === 'consumer')
    return (
      <ProfileSteps
        key={session.consumerNo}
        progress={{ entered: state.form === 'forgot-password' ? undefined : state.form, done: state.done }}
        takesFocus={isMoved || !cameSignedIn}
        onDone={(step) => go(({ done }) => ({ done: [...done, step] }))}
        onFinished={onDone}
      />
    );
  if (!state.form)
    return (
      <EmailStep
        email={state.email}
        takesFocus={isMoved}
        onFound={(isKnown, found) => go(() => ({ form: isKnown ? 'sign-in' : 'sign-up', isKnown, email: found }))}
      />
    );
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
      <div>
        {state.form !== 'forgot-password' && (
          <Text role="status" css={{ overflowWrap: 'anywhere' }}>
            {state.isKnown ? texts.known(state.email) : texts.unknown(state.email)}
          </Text>
        )}
        <Button variant="link" onClick={() => go(() => ({ form: undefined }))}>
          {texts.otherEmail}
        </Button>
      </div>
      <AccountEntry
        key={state.email}
        form={state.form}
        place={place}
        email={state.email}
        bySteps
        takesFocus={isMoved}
        onForm={(form) => go(() => ({ form }))}
        onCreated={(created) => go(() => ({ isKnown: true, email: created }))}
      />
    </div>
  );
}
