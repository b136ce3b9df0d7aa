import { useAtomValue } from 'jotai/react';
import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Dialog } from 'shared-ui/dialog';
import { Skeleton } from 'shared-ui/skeleton';
import { useLocale } from 'storefront-kit/use-locale';
import { type OpenDialog, openDialogsAtom } from '../app/dialog-manager.ts';
import { ExposedContext } from '../app/exposed.ts';
import { shellMessages } from '../app/messages.ts';
import { useCloseOnBack } from '../app/overlay-history.ts';
import { RemoteBoundary } from '../app/remote-boundary.tsx';
import { usePlace } from '../app/use-place.ts';

type Content = ComponentType<DialogContentProps<unknown, unknown>>;

/** Milliseconds to wait for a dialog's code before showing a placeholder. */
const standDelay = 200;

/** Shows the open dialogs, and closing ones until their animation ends. */
export function DialogHost() {
  const open = useAtomValue(openDialogsAtom, { store: usePlatform().store });
  const [shown, setShown] = useState<readonly OpenDialog[]>([]);
  const added = open.filter(({ key }) => !shown.some((dialog) => dialog.key === key));
  if (added.length > 0) setShown([...shown, ...added]);
  useCloseOnLeave();
  return shown.map((dialog) => (
    <HostedDialog
      key={dialog.key}
      dialog={dialog}
      open={open.includes(dialog)}
      onClosed={() => setShown((dialogs) => dialogs.filter(({ key }) => key !== dialog.key))}
    />
  ));
}

/** A navigation closes every overlay. */
function useCloseOnLeave(): void {
  const { dialogs } = usePlatform();
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    dialogs.closeAll();
  }, [pathname, dialogs]);
}

interface HostedDialogProps {
  readonly dialog: OpenDialog;
  readonly open: boolean;
  readonly onClosed: () => void;
}

function HostedDialog({ dialog, open, onClosed }: HostedDialogProps) {
  useCloseOnBack(open, dialog.dismiss);
  const exposed = use(ExposedContext);
  const { name } = dialog.definition;
  const place = usePlace('dialogs', name);
  const [Content] = useState<Content>(() => {
    const ready = place && exposed?.ready(place.remote, place.expose);
    // Loaded dialogs open immediately.
    if (ready) return ready.default as Content;
    return lazy(async () => {
      const offer = await exposed?.lookUp('dialogs', name);
      if (!exposed || !offer) throw new Error(`No live release offers the dialog ${name}`);
      return (await exposed.load(offer.remote, offer.expose)) as { default: Content };
    });
  });
  const around = { dialog, open, onClosed };
  return (
    <RemoteBoundary remote={place?.remote ?? 'shell'} fallback={<Stand {...around} failed />}>
      <Suspense
        fallback={
          <WhenLate open={open} onClosed={onClosed}>
            <Stand {...around} failed={false} />
          </WhenLate>
        }
      >
        <Content
          props={dialog.props}
          open={open}
          resolve={dialog.resolve}
          dismiss={dialog.dismiss}
          onClosed={onClosed}
        />
      </Suspense>
    </RemoteBoundary>
  );
}

interface WhenLateProps {
  readonly open: boolean;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** Shows nothing at first: a placeholder that opens briefly would flicker. */
function WhenLate({ open, onClosed, children }: WhenLateProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), standDelay);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Closed before anything was shown.
    if (!open && !isLate) onClosed();
  }, [open, isLate, onClosed]);
  return isLate && children;
}

/** Placeholder of a dialog whose code is loading or failed. */
function Stand({ dialog, open, onClosed, failed }: HostedDialogProps & { readonly failed: boolean }) {
  const texts = shellMessages(useLocale());
  return (
    <Dialog
      open={open}
      onClose={dialog.dismiss}
      onClosed={onClosed}
      title={texts.loading}
      hideTitle
      closeLabel={texts.close}
      variant={dialog.definition.presentation}
    >
      {failed ? (
        <Alert tone="error" announce="alert">
          {texts.partMissing}
        </Alert>
      ) : (
        <Skeleton height="12rem" />
      )}
    </Dialog>
  );
}
