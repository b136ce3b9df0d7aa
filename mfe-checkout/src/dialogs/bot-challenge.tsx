import { useState } from 'react';
import { botChallengeMessage } from 'shared-contracts/bot-check';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { ProviderFrame } from '../features/payment/provider-frame.tsx';
import { shownTheme } from '../features/payment/shown-theme.ts';
import { botChallengeMessages } from '../messages/bot-challenge-messages.ts';

/** Pixels of the question before it says how tall it is. */
const firstHeight = 80;

/** The question of the bot check, in a frame away from the page; the services ask its provider about the answer. */
export default function BotChallengeDialog({
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Record<string, never>, string>) {
  const { config } = usePlatform();
  const locale = useLocale();
  const texts = botChallengeMessages(locale);
  const [height, setHeight] = useState(firstHeight);
  const [theme] = useState(shownTheme);
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title}
      closeLabel={texts.close}
      variant="modal"
      size="small"
    >
      <Text tone="muted" css={{ paddingBottom: space[4] }}>
        {texts.text}
      </Text>
      <ProviderFrame
        src={`${config.frameOrigin}/frames/bot-challenge?${new URLSearchParams({ language: locale.language, theme })}`}
        title={texts.frame}
        height={height}
        deadline={10_000}
        schema={botChallengeMessage}
        silentText={texts.unavailable}
        retryText={texts.tryAgain}
        onMessage={(message) => {
          if (message.type === 'bot-challenge.ready') return 'success';
          if (message.type === 'bot-challenge.failed') return 'error';
          if (message.type === 'bot-challenge.height') setHeight(message.height);
          else resolve(message.token);
          return undefined;
        }}
      />
    </Dialog>
  );
}
