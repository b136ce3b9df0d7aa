import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { AccordionItem } from 'shared-ui/accordion';
import { Dialog } from 'shared-ui/dialog';
import { color, space, tabular } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import type { DevelopmentBoot } from '../app/dev-tools-boot.ts';
import { useCloseOnBack } from '../app/overlay-history.ts';
import type { AskedOverride } from './asked-override.ts';
import { ErrorList } from './error-list.tsx';
import { EventList } from './event-list.tsx';
import { OverrideForm } from './override-form.tsx';
import { panelMessages } from './panel-messages.ts';
import type { Recorder } from './recorder.ts';
import { ReleaseList } from './release-list.tsx';
import { SharedModuleList } from './shared-module-list.tsx';
import { sharedModules } from './shared-modules.ts';
import { TrackingList } from './tracking-list.tsx';

interface PanelProps {
  readonly development: DevelopmentBoot;
  readonly recorder: Recorder;
  /** What a link proposed. */
  readonly asked?: AskedOverride;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What this page is made of and what happened in it, beside the page itself. */
export default function Panel({ development, recorder, asked, open, onClose }: PanelProps) {
  const texts = panelMessages(useLocale());
  const { loads, standIns, errors, events, tracked } = useSyncExternalStore(recorder.subscribe, recorder.current);
  const modules = open ? sharedModules() : [];
  useCloseOnBack(open, onClose);
  const override = <OverrideForm development={development} {...(asked ? { asked } : {})} />;
  // Out of the strip, whose colors and place are its own.
  return createPortal(
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} variant="panel">
      {asked && (
        <section css={{ marginBottom: space[5] }} aria-label={texts.overrideTitle}>
          {override}
        </section>
      )}
      <AccordionItem title={texts.releases} open>
        <ReleaseList development={development} loads={loads} standIns={standIns} />
      </AccordionItem>
      {!asked && <AccordionItem title={texts.overrideTitle}>{override}</AccordionItem>}
      <AccordionItem title={<Counted title={texts.errors} count={errors.length} hot />} open={errors.length > 0}>
        <ErrorList errors={errors} />
      </AccordionItem>
      <AccordionItem title={<Counted title={texts.events} count={events.length} />}>
        <EventList events={events} />
      </AccordionItem>
      <AccordionItem
        title={
          <Counted
            title={texts.tracking}
            count={tracked.length}
            hot={tracked.some(({ faults }) => faults.length > 0)}
          />
        }
      >
        <TrackingList records={tracked} onClear={recorder.clearTracked} />
      </AccordionItem>
      <AccordionItem title={<Counted title={texts.shared} count={modules.length} />}>
        <SharedModuleList modules={modules} />
      </AccordionItem>
    </Dialog>,
    document.body,
  );
}

function Counted({ title, count, hot = false }: { title: ReactNode; count: number; hot?: boolean }) {
  return (
    <span css={{ flex: 1, display: 'flex', justifyContent: 'space-between', gap: space[3] }}>
      {title}
      <span css={{ ...tabular, fontWeight: 500, color: hot && count > 0 ? color.sale : color.muted }}>{count}</span>
    </span>
  );
}
