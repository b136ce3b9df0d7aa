import { Button } from 'shared-ui/button';
import { useLocale } from 'storefront-kit/use-locale';
import { enrollMessages } from '../../messages/enroll-messages.ts';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { profileMessages } from '../../messages/profile-messages.ts';
import { WhenRead } from '../area/when-read.tsx';
import { JoinForm } from '../loyalty/join-form.tsx';
import { useProfile } from '../profile/use-profile.ts';
import { DetailsStep } from './details-step.tsx';
import { InterestsStep } from './interests-step.tsx';
import { NothingToAsk } from './nothing-to-ask.tsx';
import { PhoneStep } from './phone-step.tsx';
import { LaterButton } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { nextStep, type ProfileStep, type Progress } from './steps.ts';
import { Welcome } from './welcome.tsx';

interface ProfileStepsProps {
  readonly progress: Progress;
  /** Whether something was here before the steps. */
  readonly takesFocus: boolean;
  readonly onDone: (step: ProfileStep) => void;
  readonly onFinished: () => void;
}

/** What is asked of an account, a step at a time. */
export function ProfileSteps({ progress, takesFocus, onDone, onFinished }: ProfileStepsProps) {
  const reading = useProfile();
  return (
    <WhenRead reading={reading}>
      {(profile) => {
        const step = nextStep(profile, progress);
        return step ? (
          <Step
            key={step}
            step={step}
            entered={progress.entered}
            profile={profile}
            takesFocus={takesFocus}
            onChanged={(changed) => {
              if (changed) reading.set(changed);
              onDone(step);
            }}
            onLater={() => onDone(step)}
            onFinished={onFinished}
          />
        ) : (
          <NothingToAsk onFinished={onFinished} />
        );
      }}
    </WhenRead>
  );
}

type OneStepProps = StepProps &
  Pick<ProfileStepsProps, 'takesFocus' | 'onFinished'> &
  Pick<Progress, 'entered'> & { readonly step: ProfileStep };

function Step({ step, entered, takesFocus, onFinished, ...asked }: OneStepProps) {
  const locale = useLocale();
  const texts = enrollMessages(locale);
  const { profile, onChanged, onLater } = asked;
  const goOn = (onClick: () => void) => (
    <Button css={{ justifySelf: 'start' }} onClick={onClick}>
      {texts.goOn}
    </Button>
  );
  switch (step) {
    case 'non-loyalty':
      return (
        <StepFrame title={loyaltyMessages(locale).joinTitle} takesFocus={takesFocus}>
          <JoinForm onJoined={onChanged} later={<LaterButton onLater={onLater} />} />
        </StepFrame>
      );
    case 'welcome':
      return (
        <StepFrame
          title={texts.welcomeTitle(profile.consumerDetails.firstName)}
          {...(entered === 'sign-up' ? { text: texts.welcome } : {})}
          takesFocus={takesFocus}
        >
          <Welcome profile={profile} />
          {goOn(onLater)}
        </StepFrame>
      );
    case 'mobile':
      return (
        <StepFrame title={texts.phoneTitle} text={texts.phoneText} takesFocus={takesFocus}>
          <PhoneStep {...asked} />
        </StepFrame>
      );
    case 'profile':
      return (
        <StepFrame title={texts.profileTitle} text={texts.profileText} takesFocus={takesFocus}>
          <DetailsStep {...asked} />
        </StepFrame>
      );
    case 'interests':
      return (
        <StepFrame title={texts.interestsTitle} text={profileMessages(locale).preferencesText} takesFocus={takesFocus}>
          <InterestsStep {...asked} />
        </StepFrame>
      );
    case 'success':
      return (
        <StepFrame title={texts.successTitle} text={texts.success} takesFocus={takesFocus}>
          {goOn(onFinished)}
        </StepFrame>
      );
  }
}
