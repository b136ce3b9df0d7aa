import { css } from '@emotion/react';
import { color, space, tabular, type } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { panelMessages } from './panel-messages.ts';
import type { SharedModule } from './shared-modules.ts';

const list = css({
  display: 'grid',
  rowGap: space[3],
  ...type.small,
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[3] },
});
const name = css({ overflowWrap: 'anywhere' });
const provider = css({ gridColumn: '1 / -1', color: color.muted, ...type.caption });

/** The modules of which the page holds one copy, with their versions. */
export function SharedModuleList({ modules }: { readonly modules: readonly SharedModule[] }) {
  const texts = panelMessages(useLocale());
  return (
    <ul css={list}>
      {modules.map((module) => (
        <li key={`${module.name} ${module.version}`}>
          <span css={name}>{module.name}</span>
          <span css={tabular}>{module.version}</span>
          <span css={provider}>{texts.from(module.provider)}</span>
        </li>
      ))}
    </ul>
  );
}
