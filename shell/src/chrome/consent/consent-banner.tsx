import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { type Choices, everyChoice } from 'shared-contracts/consent';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { useCoveredEdge } from 'shared-ui/covered-edge';
import { Container } from 'shared-ui/layout';
import { color, layer, media, motion, space, type } from 'shared-ui/tokens';
import { consentMessages } from './consent-messages.ts';

const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.toast,
  maxHeight: '60dvh',
  overflow: 'auto',
  paddingBlock: `${space[4]} calc(${space[4]} + env(safe-area-inset-bottom))`,
  background: color.surface,
  color: color.ink,
  borderTop: `1px solid ${color.line}`,
  boxShadow: '0 -8px 32px #0000001f',
  // Fading in also where motion is reduced: otherwise the question is the largest paint of a page with little text.
  animation: `consent-fades 160ms ${motion.ease}`,
  '@keyframes consent-fades': { from: { opacity: 0 } },
  [media.motionOk]: {
    animation: `consent-comes ${motion.medium} ${motion.ease}`,
    '@keyframes consent-comes': { from: { transform: 'translateY(1rem)', opacity: 0 } },
  },
});
const columns = css({
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[7] },
});
/** Refusing and accepting look the same and are equally wide. */
const answers = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[1]} ${space[3]}`,
  '& > :last-child': { gridColumn: '1 / -1', justifySelf: 'center' },
  [media.narrow]: { gridTemplateColumns: '1fr' },
  [media.desktop]: {
    gridTemplateColumns: 'auto 11rem 11rem',
    '& > :last-child': { gridColumn: 1, gridRow: 1, marginInlineEnd: space[3] },
  },
});

/** Asks for consent at the bottom of the page, which stays usable: it is no dialog and takes no focus. */
export function ConsentBanner({ onChoose }: { readonly onChoose: () => void }) {
  const { consent, locale } = usePlatform();
  const texts = consentMessages(locale);
  const title = useId();
  const place = useRef<HTMLElement>(null);
  useCoveredEdge(place, '--bottom-inset');
  // Said once the region exists: browsers announce changes of a status, not statuses that appear.
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(texts.title), [texts.title]);
  const answer = (choices: Choices) => {
    consent.choose(choices);
    // The button with the focus disappears.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section ref={place} aria-labelledby={title} css={bar} data-consent-banner>
      <Container css={columns}>
        <div css={{ display: 'grid', gap: space[1], maxWidth: '52rem' }}>
          <h2 id={title} css={type.h3}>
            {texts.title}
          </h2>
          <p css={{ ...type.small, color: color.slate }}>
            {locale.region === 'EMEA' ? texts.askFirst : texts.askLater}
          </p>
        </div>
        <div css={answers}>
          <Button variant="secondary" onClick={() => answer(everyChoice(false))}>
            {texts.refuse}
          </Button>
          <Button variant="secondary" onClick={() => answer(everyChoice(true))}>
            {texts.accept}
          </Button>
          <Button variant="link" onClick={onChoose}>
            {texts.choose}
          </Button>
        </div>
      </Container>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
