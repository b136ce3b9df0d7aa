import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Alert } from 'shared-ui/alert';
import { layer, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';
import { useIsOnline } from '../app/use-is-online.ts';

/** Milliseconds after which a navigation counts as slow, and for which the return of the connection is announced. */
const slowAfter = 2500;
const announced = 4000;

/** Says that the shopper is offline, or that the next page is late; stays in view while the page scrolls. */
export function ConnectionNotice() {
  const texts = shellMessages(useLocale());
  const isOnline = useIsOnline();
  const isBack = useIsBack(isOnline);
  const late = useLateTarget();
  return (
    <div role="status" css={{ position: 'sticky', top: 'var(--store-bar, 0)', zIndex: layer.toast }}>
      {!isOnline && (
        <Alert tone="warning" css={{ borderRadius: 0, paddingBlock: space[3] }}>
          {texts.offline}
        </Alert>
      )}
      {isBack && (
        <Alert tone="success" css={{ borderRadius: 0 }}>
          {texts.online}
        </Alert>
      )}
      {isOnline && late !== undefined && (
        <Alert tone="info" css={{ borderRadius: 0 }} action={<a href={late}>{texts.tryAgain}</a>}>
          {texts.slowPage}
        </Alert>
      )}
    </div>
  );
}

/** True for a moment after the connection has returned. */
function useIsBack(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
    if (!isOnline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), announced);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);
  return isOnline && wasOffline;
}

/** Where a navigation leads that takes too long. */
function useLateTarget(): string | undefined {
  const { location: target } = useNavigation();
  const address = target && target.pathname + target.search;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (address === undefined) return;
    const timer = setTimeout(() => setLate(address), slowAfter);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [address]);
  return late;
}
