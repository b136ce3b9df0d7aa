import { type CaseSummary, getCases } from 'shared-contracts/calls/support-cases';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { buttonStyle } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Row, sheetStyle } from 'shared-ui/layout';
import { MoreButton } from 'shared-ui/more-button';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { casesMessages } from '../../messages/cases-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { longDay } from '../order/days.ts';
import { stateTone } from './state-tone.ts';

/** What somebody wrote to the shop, the last changed first, page by page (ACC-18). */
export function CaseList() {
  const { locale } = usePlatform();
  const texts = casesMessages(locale);
  const calls = useAccountCalls();
  const reading = useCall(getCases, {}, { remote: 'account', calls });
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.failed });
  const showMore = (cases: readonly CaseSummary[], after: string) =>
    run(async () => {
      const more = await calls(getCases, { query: { after } });
      // One that has changed meanwhile is in the list already.
      const known = new Set(cases.map(({ caseNumber }) => caseNumber));
      reading.set({ ...more, cases: [...cases, ...more.cases.filter(({ caseNumber }) => !known.has(caseNumber))] });
    });
  return (
    <WhenRead reading={reading} texts={texts}>
      {({ cases, next }) =>
        cases.length === 0 ? (
          <NoCases />
        ) : (
          <>
            <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
              {cases.map((one) => (
                <li key={one.caseNumber} css={sheetStyle}>
                  <CaseRow summary={one} />
                </li>
              ))}
            </ul>
            {next && <MoreButton label={texts.more} isLoading={isPending} onMore={() => void showMore(cases, next)} />}
            <Ways isPrimary={false} />
          </>
        )
      }
    </WhenRead>
  );
}

function CaseRow({ summary }: { readonly summary: CaseSummary }) {
  const { locale } = usePlatform();
  const texts = casesMessages(locale);
  const { caseNumber, kind, subject, state, openedAt, changedAt } = summary;
  const [opened, changed] = [longDay(openedAt, locale), longDay(changedAt, locale)];
  return (
    <>
      <Row justify="space-between">
        <Badge tone={stateTone[state]}>{texts[state]}</Badge>
        <Text look="small" tone="muted" figures>
          {caseNumber}
        </Text>
      </Row>
      <Row justify="space-between" gap={4}>
        <div css={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
          <Text weight={600}>{subject}</Text>
          <Text look="small" tone="muted">
            <span css={{ display: 'block' }}>{texts[kind]}</span>
            {opened === changed ? opened : [opened, texts.changedOn(changed)].join(' · ')}
          </Text>
        </div>
        <Link
          to={`/account/cases/${caseNumber}`}
          aria-label={texts.openCase(caseNumber)}
          css={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          {texts.show}
        </Link>
      </Row>
    </>
  );
}

function Ways({ isPrimary }: { readonly isPrimary: boolean }) {
  const texts = casesMessages(usePlatform().locale);
  return (
    <Row>
      <Link to="/contact" css={buttonStyle({ variant: isPrimary ? 'primary' : 'secondary' })}>
        {texts.write}
      </Link>
      <Link to="/warranty" css={buttonStyle({ variant: 'secondary' })}>
        {texts.report}
      </Link>
    </Row>
  );
}

const picture = { src: '/images/v1/scene/camp-19-dusk-clear-16x9', alt: '', width: 544, height: 306 } as const;

function NoCases() {
  const texts = casesMessages(usePlatform().locale);
  return (
    <EmptyState title={texts.none} picture={<Picture {...picture} />} actions={<Ways isPrimary />}>
      {texts.noneText}
    </EmptyState>
  );
}
