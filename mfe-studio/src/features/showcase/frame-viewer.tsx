import { useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { showcaseMessages } from '../../messages/showcase-messages.ts';
import { previewAddress } from '../../model/preview-address.ts';
import { useScrollSync } from './use-scroll-sync.ts';

interface FrameViewerProps {
  readonly name: string;
  /** Relative to the locale. */
  readonly url: string;
}

/** CSS height of the frame: what a window shows below its label. */
const height = 'calc(100dvh - 5rem)';

/** A previewed page in a frame that scrolls with the window, and the host it comes from. */
export function FrameViewer({ name, url }: FrameViewerProps) {
  const { locale, config } = usePlatform();
  const texts = showcaseMessages(locale);
  const place = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const end = useScrollSync({ place, frame });
  const address = previewAddress(locale, url);
  return (
    <section ref={place} aria-label={texts.frame(name)} css={{ height: `calc(${height} + 3rem + ${end}px)` }}>
      <div css={{ position: 'sticky', top: 0 }}>
        <Text look="small" css={{ minHeight: '3rem', display: 'flex', alignItems: 'center', paddingInline: space[2] }}>
          {new URL(config.origin).host} · {config.environment}
        </Text>
        <iframe
          ref={frame}
          key={address}
          title={texts.frame(name)}
          src={address}
          css={{ display: 'block', width: '100%', height, border: `1px solid ${color.line}`, background: color.paper }}
        />
      </div>
    </section>
  );
}
