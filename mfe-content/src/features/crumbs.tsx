import { localePath } from 'shared-contracts/routing';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { useRoutedLinks } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../messages/content-messages.ts';

interface CrumbsProps {
  readonly crumbs: readonly { readonly label: string; readonly url: string }[];
  /** The current page, when it is not the last crumb. */
  readonly here?: string;
}

/** The path from the home page to this one. */
export function Crumbs({ crumbs, here }: CrumbsProps) {
  const locale = useLocale();
  const texts = contentMessages(locale);
  const routedLinks = useRoutedLinks();
  const links = [{ label: texts.home, url: '/' }, ...crumbs];
  return (
    <div {...routedLinks}>
      <Breadcrumbs
        label={texts.breadcrumbs}
        crumbs={[
          ...links.map(({ label, url }, index) =>
            here === undefined && index === links.length - 1
              ? { text: label }
              : { text: label, href: localePath(locale, url) },
          ),
          ...(here === undefined ? [] : [{ text: here }]),
        ]}
      />
    </div>
  );
}

/** The same path as structured data. */
export function breadcrumbData(
  crumbs: CrumbsProps['crumbs'],
  origin: string,
  localeId: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}/${localeId}${url}`,
    })),
  };
}
