import { chipStyle } from 'shared-ui/chip';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';

interface ChipLinksProps {
  readonly links: readonly { readonly text: string; readonly url: string }[];
}

/** Short links side by side, such as searches or categories. */
export function ChipLinks({ links }: ChipLinksProps) {
  return (
    <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
      {links.map(({ text, url }) => (
        <li key={url}>
          <Link to={url} css={chipStyle}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
