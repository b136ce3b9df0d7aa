import { useState } from 'react';
import {
  type DocumentHistoryEntry,
  getDocumentHistory,
  rollBackDocument,
  takeOffDocument,
  withdrawDocumentVersion,
} from 'shared-contracts/calls/documents';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { historyMessages } from '../../messages/history-messages.ts';
import { type DocumentText, inputOf } from '../../model/document-name.ts';
import { WhenReady } from '../area/when-ready.tsx';
import type { LoadedDocument } from '../editor/use-document.ts';
import { CompareVersions } from './compare-versions.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DocumentHistoryProps {
  readonly text: DocumentText;
  readonly loaded: LoadedDocument;
}

interface Asked {
  readonly change: 'rollBack' | 'withdraw' | 'takeOff';
  readonly number: number;
}

const tones = { live: 'success', scheduled: 'info', withdrawn: 'paper', past: 'paper' } as const;

/** The versions of a text, with the ways back, and what they differ in. */
export function DocumentHistory({ text, loaded }: DocumentHistoryProps) {
  const { locale } = usePlatform();
  const texts = historyMessages(locale);
  const calls = useStaffCalls('studio');
  const reading = useCall(getDocumentHistory, inputOf(text), { remote: 'studio', calls });
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (change: Asked['change'], number = 0) => {
    setAsked({ change, number });
    setOpen(true);
  };
  const change = async ({ change: kind, number }: Asked, note: string) => {
    const { params, query } = inputOf(text);
    const version = { params: { ...params, number }, query };
    if (kind === 'rollBack') await calls(rollBackDocument, { ...version, body: { note } });
    else if (kind === 'withdraw') await calls(withdrawDocumentVersion, version);
    else await calls(takeOffDocument, { params, query, body: { note } });
    reading.again();
  };
  const description = ({ number, state, author, liveFrom, liveUntil }: DocumentHistoryEntry) =>
    [
      number === 0 ? texts.imported : author,
      ...(state === 'withdrawn'
        ? []
        : [
            texts.from(moment(liveFrom, locale)),
            liveUntil === undefined ? undefined : texts.until(moment(liveUntil, locale)),
          ]),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  return (
    <>
      <section css={sheetStyle} aria-labelledby="versions-title">
        <Heading level={2} look="h3" id="versions-title">
          {texts.versions}
        </Heading>
        <WhenReady reading={reading}>
          {({ versions }) =>
            versions.length === 0 ? (
              <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
            ) : (
              <>
                <ol>
                  {versions.map((version) => (
                    <li key={version.number} css={{ paddingBlock: space[3], borderTop: `1px solid ${color.line}` }}>
                      <Row justify="space-between" gap={3}>
                        <Stack gap={1}>
                          <Row gap={2}>
                            <Text weight={600}>{texts.version(version.number)}</Text>
                            <Badge tone={tones[version.state]}>{texts.state(version.state)}</Badge>
                            {version.isOff && <Badge tone="warning">{texts.off}</Badge>}
                          </Row>
                          <Text look="small" tone="muted">
                            {description(version)}
                          </Text>
                          {version.note !== '' && <Text look="small">{version.note}</Text>}
                        </Stack>
                        <Row gap={1}>
                          {(version.state === 'past' || version.state === 'withdrawn') && !version.isOff && (
                            <Button
                              variant="ghost"
                              size="small"
                              aria-label={texts.rollBackTo(version.number)}
                              onClick={() => ask('rollBack', version.number)}
                            >
                              {texts.rollBack}
                            </Button>
                          )}
                          {version.state === 'scheduled' && (
                            <Button
                              variant="ghost"
                              size="small"
                              aria-label={texts.withdrawOf(version.number)}
                              onClick={() => ask('withdraw', version.number)}
                            >
                              {texts.withdraw}
                            </Button>
                          )}
                        </Row>
                      </Row>
                    </li>
                  ))}
                </ol>
                {versions.some(({ state, isOff }) => state === 'live' && !isOff) && (
                  <Button variant="secondary" css={{ justifySelf: 'start' }} onClick={() => ask('takeOff')}>
                    {texts.takeOff}
                  </Button>
                )}
                <CompareVersions text={text} versions={versions} draft={loaded.draft} />
              </>
            )
          }
        </WhenReady>
      </section>
      {asked && (
        <ConfirmDialog
          key={`${asked.change}-${asked.number}`}
          title={texts.confirmTitle(asked.change, asked.number)}
          description={texts.confirmText(asked.change)}
          action={texts.confirmAction(asked.change)}
          hasNote={asked.change !== 'withdraw'}
          open={isOpen}
          onClose={() => setOpen(false)}
          onConfirm={(note) => change(asked, note)}
        />
      )}
    </>
  );
}
