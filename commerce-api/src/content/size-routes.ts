import { getFootSizes, getSizeChart, sizeChart } from 'shared-contracts/calls/sizes';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { productTypeOf, shoeScales, shoeSizes, sizeLabel } from '../goods/sizes.ts';
import { type Route, route } from '../server/route.ts';
import { currentReading, sharedSeconds } from './preview.ts';
import { readUsable } from './read-usable.ts';

const sharing = { sharedFor: sharedSeconds };

/** What sizes measure, which editors write, and what shoes are called elsewhere. */
export function sizeRoutes(db: Db): Route[] {
  return [
    route(
      getSizeChart,
      async ({ params }, context) => {
        const reading = currentReading(context);
        const chart = await readUsable(db, { kind: 'size-chart', slug: params.productType }, sizeChart, {
          reading,
          log: context.log,
        });
        if (!chart) throw new CallError('API404');
        const rows = chart.rows.map((row) => ({ ...row, label: sizeLabel(row.size, context.locale) }));
        return { ...chart, rows };
      },
      sharing,
    ),
    route(
      getFootSizes,
      async () => ({
        types: shoeScales.map((scale) => ({ productType: productTypeOf(scale), sizes: shoeSizes(scale) })),
      }),
      sharing,
    ),
  ];
}
