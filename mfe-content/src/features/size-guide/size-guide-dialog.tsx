import { useState } from 'react';
import { getFootSizes, getSizeChart } from 'shared-contracts/calls/sizes';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { SizeGuideProps } from 'shared-contracts/dialogs/content';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { EmptyState } from 'shared-ui/empty-state';
import { linkStyle } from 'shared-ui/link';
import { RetryAlert } from 'shared-ui/retry-alert';
import { SizeButtons } from 'shared-ui/size-buttons';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { sizeGuideMessages } from '../../messages/size-guide-messages.ts';
import { FitScore } from '../product/fit-score.tsx';
import { fitVerdict } from '../product/fit-words.ts';
import { ModelSize } from '../product/model-size.tsx';
import { asked, findSize } from './find-size.ts';
import { usualUnit } from './lengths.ts';
import { SizeFinder } from './size-finder.tsx';
import { SizeTable } from './size-table.tsx';
import { noMeasures, storedMeasures } from './stored-measures.ts';

/** What the sizes of a product measure, how to measure oneself, and which size fits. Resolves with the size taken. */
export default function SizeGuideDialog({
  props: { productType, sizes, chosen, fitScore, model },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<SizeGuideProps, string>) {
  const locale = useLocale();
  const texts = sizeGuideMessages(locale);
  const chart = useCall(getSizeChart, { params: { productType } }, { remote: 'content' });
  // The table stands without it.
  const feet = useCall(getFootSizes, {}, { remote: 'content' });
  const [known, setKnown] = useState(() => storedMeasures.read() ?? noMeasures);
  const unit = known.unit ?? usualUnit(locale);
  const remember = (measures: typeof known) => {
    storedMeasures.write(measures);
    setKnown(measures);
  };
  const found = chart.value && findSize(chart.value, known);
  const size = found?.kind === 'fits' ? found.size : undefined;
  const label = chart.value?.rows.find((row) => row.size === size)?.label ?? '';
  const footSizes = feet.value?.types.find((type) => type.productType === productType)?.sizes ?? [];
  /** The finder explains those that it asks for. */
  const others = chart.value?.measures.slice(asked(chart.value).length) ?? [];
  const isMissing = chart.error?.id === 'API404';

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title}
      closeLabel={texts.close}
      variant="panel"
      {...(size !== undefined && sizes.includes(size)
        ? {
            footer: (
              <Button block disabled={size === chosen} onClick={() => resolve(size)}>
                {texts.take(label)}
              </Button>
            ),
          }
        : {})}
    >
      {chart.status === 'pending' && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {chart.status === 'error' && !isMissing && (
        <RetryAlert retryText={texts.retry} onRetry={chart.again}>
          {texts.failed}
        </RetryAlert>
      )}
      {isMissing && (
        <EmptyState
          title={texts.missing}
          level={3}
          actions={
            <Link to="/help/contact-us" css={buttonStyle({ variant: 'primary' })} onClick={dismiss}>
              {texts.ask}
            </Link>
          }
        >
          {texts.missingText}
        </EmptyState>
      )}
      {chart.value && (
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }}>
          <section css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
            {chart.value.intro && <Text>{chart.value.intro}</Text>}
            <SizeButtons
              label={texts.unit}
              name="size-guide-unit"
              unavailableText=""
              value={unit}
              options={[
                { value: 'cm', label: texts.cm },
                { value: 'in', label: texts.in },
              ]}
              onChange={({ currentTarget }) => remember({ ...known, unit: currentTarget.value === 'in' ? 'in' : 'cm' })}
            />
            <SizeTable chart={chart.value} footSizes={footSizes} unit={unit} found={size} />
            {model && <ModelSize model={model} />}
            {fitScore !== undefined && <FitScore score={fitScore} hasScale />}
          </section>
          <section css={{ display: 'grid', gap: space[4] }}>
            <SizeFinder
              // Cleared fields are new ones.
              key={Object.keys(known.values).length === 0 ? 'empty' : 'known'}
              chart={chart.value}
              unit={unit}
              known={known}
              onAnswer={remember}
              onClear={() => remember({ ...noMeasures, unit })}
            />
            <div role="status">
              {found?.kind === 'fits' && (
                <Alert tone="success">
                  <strong>{texts.yours(label)}</strong>{' '}
                  {sizes.includes(found.size) ? adviceOf(texts, fitScore) : texts.unavailable}
                </Alert>
              )}
              {found && found.kind !== 'fits' && (
                <Alert tone="info">
                  {texts[found.kind]}{' '}
                  <Link to="/help/contact-us" css={linkStyle} onClick={dismiss}>
                    {texts.ask}
                  </Link>
                </Alert>
              )}
            </div>
          </section>
          <section css={{ display: 'grid', gap: space[3] }}>
            {others.length > 0 && (
              <>
                <Heading level={3} look="h3">
                  {texts.how}
                </Heading>
                <dl css={{ display: 'grid', gap: space[3] }}>
                  {others.map(({ id, name, how }) => (
                    <div key={id}>
                      <dt css={{ fontWeight: 600 }}>{name}</dt>
                      <dd>{how}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
            <Link to="/pages/size-guide" css={linkStyle} onClick={dismiss}>
              {texts.more}
            </Link>
          </section>
        </div>
      )}
    </Dialog>
  );
}

/** What buyers say of the fit, as far as it bears on the choice. */
function adviceOf(texts: ReturnType<typeof sizeGuideMessages>, score: number | undefined): string {
  const verdict = score === undefined ? 'true' : fitVerdict(score);
  return verdict === 'small' ? texts.runsSmall : verdict === 'large' ? texts.runsLarge : '';
}
