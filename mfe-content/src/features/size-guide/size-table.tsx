import { css } from '@emotion/react';
import type { CallResponse } from 'shared-contracts/call';
import type { getFootSizes, getSizeChart } from 'shared-contracts/calls/sizes';
import { DataTable } from 'shared-ui/data-table';
import { color } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { sizeGuideMessages } from '../../messages/size-guide-messages.ts';
import { type LengthUnit, rangeText } from './lengths.ts';

const yours = css({ background: color.tile });

interface SizeTableProps {
  readonly chart: CallResponse<typeof getSizeChart>;
  /** Of shoes: what the sizes are called elsewhere. */
  readonly footSizes: CallResponse<typeof getFootSizes>['types'][number]['sizes'];
  readonly unit: LengthUnit;
  /** The size to point out. */
  readonly found: string | undefined;
}

const countries = ['eu', 'us', 'uk'] as const;

/** What each size measures. */
export function SizeTable({ chart, footSizes, unit, found }: SizeTableProps) {
  const locale = useLocale();
  const texts = sizeGuideMessages(locale);
  const named = countries.filter((country) => footSizes.some((size) => size[country] !== undefined));
  const names = named.length === 0 ? [texts.size] : named.map((country) => country.toUpperCase());
  const short = unit === 'in' ? texts.inShort : 'cm';
  return (
    <DataTable caption={chart.title}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {chart.measures.map(({ id, name }) => (
            <th key={id} scope="col">{`${name} (${short})`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row) => {
          const foot = footSizes.find(({ size }) => size === row.size);
          const [label, ...others] = foot ? named.map((country) => foot[country] ?? '–') : [row.label];
          return (
            <tr key={row.size} css={row.size === found && yours}>
              <th scope="row">
                <span>{label}</span>
                {row.size === found && <span className="visually-hidden">{` (${texts.yourSize})`}</span>}
              </th>
              {named.slice(1).map((country, index) => (
                <td key={country}>{others[index]}</td>
              ))}
              {chart.measures.map(({ id }) => {
                const value = row.values.find(({ measure }) => measure === id);
                return <td key={id}>{value ? rangeText(value.from, value.to, unit, locale) : '–'}</td>;
              })}
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
