import { css } from '@emotion/react';
import { type MouseEvent, useEffect, useId, useState } from 'react';
import { getPopups, type Popup } from 'shared-contracts/calls/chrome';
import { newsletterDialog, signUpDialog } from 'shared-contracts/dialogs/account';
import { loyaltyDialog } from 'shared-contracts/dialogs/content';
import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import type { PromotionTracking } from 'shared-contracts/tracking/promotion';
import { buttonStyle } from 'shared-ui/button';
import { ChevronDownIcon, CloseIcon } from 'shared-ui/icon';
import { IconButton } from 'shared-ui/icon-button';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { color, layer, media, motion, radius, space, type } from 'shared-ui/tokens';
import { rememberedIds } from 'storefront-kit/remembered-ids';
import { Link, useLocation } from 'storefront-kit/routing';
import { usePromotion } from 'storefront-kit/use-promotion';
import { useReport } from 'storefront-kit/use-report';
import { useHasAccount } from 'storefront-kit/use-session';
import { shellMessages } from '../app/messages.ts';

const place = css({
  position: 'fixed',
  insetInlineStart: space[4],
  bottom: `calc(${space[4]} + env(safe-area-inset-bottom))`,
  zIndex: layer.header,
  maxWidth: `min(22rem, calc(100vw - 2 * ${space[4]}))`,
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: '0 12px 32px #00000029',
});
const opening = css({
  [media.motionOk]: {
    animation: `popup-opens ${motion.medium} ${motion.ease}`,
    '@keyframes popup-opens': { from: { transform: 'translateY(.75rem)', opacity: 0 } },
  },
});
const bar = css({ display: 'flex', alignItems: 'center', paddingBlock: space[2], paddingInlineStart: space[4] });
const logoHeights = { small: 32, large: 56 } as const;

const dismissed = rememberedIds('shop.dismissed-popups');

/** Pages that also exist as dialogs. */
const pageDialogs = new Map([
  ['/newsletter', newsletterDialog],
  ['/sign-up', signUpDialog],
  ['/loyalty', loyaltyDialog],
]);

/** Pages that are not for those who are signed in. */
const signUpPages: ReadonlySet<string> = new Set(['/sign-up', '/account']);

interface Visitor {
  readonly isSignedIn: boolean;
  readonly pathname: string;
  readonly locale: Locale;
}

/** Whether a pop-up has something for this visitor. Nobody needs to be led to the page that is open. */
const isFor = ({ targets }: Popup, { isSignedIn, pathname, locale }: Visitor): boolean =>
  targets.every(({ url }) => localePath(locale, url) !== pathname && !(isSignedIn && signUpPages.has(url)));

/** The first pop-up that was not dismissed: minimized at first, open after its delay. It takes no focus. */
export default function Popups() {
  const { calls, locale, report } = usePlatform();
  const [popups, setPopups] = useState<readonly Popup[]>([]);
  const { pathname } = useLocation();
  const isSignedIn = useHasAccount();
  const { siteId } = locale;
  useEffect(() => {
    const leaving = new AbortController();
    const show = async () => {
      const answer = await calls(getPopups, { params: { mode: 'publish', siteId } }, { signal: leaving.signal });
      setPopups(answer.popups.filter(({ id }) => !dismissed.has(id)));
    };
    show().catch((error: unknown) => {
      if (!leaving.signal.aborted) report(error, { remote: 'shell', phase: 'loader' });
    });
    return () => leaving.abort();
  }, [calls, siteId, report]);
  const popup = popups.find((one) => isFor(one, { isSignedIn, pathname, locale }));
  if (!popup) return null;
  const dismiss = () => {
    dismissed.add(popup.id);
    // One for each visit is enough: the next one comes with the next page that is loaded.
    setPopups([]);
  };
  return <PopupCard key={popup.id} popup={popup} onDismiss={dismiss} />;
}

/** What tracking calls a pop-up that editors gave no names for it (docs/spec/content.md section 9.1). */
const promotionOf = ({ id, name, promotionTracking }: Popup): PromotionTracking =>
  promotionTracking ?? {
    creativeName: name,
    promotionId: id,
    promotionName: /newsletter/i.test(name) ? 'Newsletter' : 'Account',
  };

/** @param onDismiss closes it for good */
export function PopupCard({ popup, onDismiss }: { readonly popup: Popup; readonly onDismiss: () => void }) {
  const { locale, dialogs } = usePlatform();
  const report = useReport('shell');
  const texts = shellMessages(locale);
  /** They open over the page instead of leading away from it. */
  const openOver = (url: string, event: MouseEvent) => {
    const dialog = pageDialogs.get(url);
    if (!dialog || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialogs.open(dialog, {}).result.catch(report);
  };
  const [isOpen, setOpen] = useState(false);
  const contents = useId();
  const tracked = usePromotion<HTMLElement>(promotionOf(popup));
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), popup.delay);
    return () => clearTimeout(timer);
  }, [popup.delay]);
  const { title, minimizedTitle = title, maximizedTitle = title } = popup;
  const background = popup.backgroundColor ? { background: popup.backgroundColor } : undefined;
  return (
    <aside
      aria-label={title}
      {...tracked}
      css={[place, isOpen && opening, background]}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <div css={bar}>
        <p css={{ ...(isOpen ? type.h3 : type.body), fontWeight: 600, flex: 1, color: popup.titleColor }}>
          {isOpen ? maximizedTitle : minimizedTitle}
        </p>
        <IconButton
          label={isOpen ? texts.minimize : texts.open}
          icon={
            <span css={{ display: 'inline-grid', rotate: isOpen ? undefined : '180deg' }}>
              <ChevronDownIcon size={18} />
            </span>
          }
          aria-expanded={isOpen}
          aria-controls={contents}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton label={texts.dismiss} icon={<CloseIcon size={18} />} onClick={onDismiss} />
      </div>
      <div id={contents} hidden={!isOpen} css={{ padding: `0 ${space[4]} ${space[4]}` }}>
        <div css={{ display: 'grid', gap: space[3] }}>
          {popup.logo && (
            <Picture
              {...popup.logo}
              sizes="200px"
              css={{ height: logoHeights[popup.logoSize], width: 'auto', objectFit: 'contain' }}
            />
          )}
          {popup.body && <Text>{popup.body}</Text>}
          {popup.targets.length > 0 && (
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
              {popup.targets.map((target) => (
                <Link
                  key={target.url}
                  to={target.url}
                  data-tracking={target.tracking}
                  css={buttonStyle({ variant: target.style === 'primary' ? 'primary' : 'secondary' })}
                  onClick={(event) => {
                    openOver(target.url, event);
                    onDismiss();
                  }}
                >
                  {target.text}
                </Link>
              ))}
            </div>
          )}
          {popup.disclaimer && (
            <p css={{ ...type.caption, color: popup.disclaimerColor ?? color.muted }}>{popup.disclaimer}</p>
          )}
        </div>
      </div>
    </aside>
  );
}
