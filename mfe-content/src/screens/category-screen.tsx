import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { fullAlternates } from '../features/alternates.ts';
import { Blocks } from '../features/blocks/blocks.tsx';
import { ChipLinks } from '../features/chip-links.tsx';
import { breadcrumbData, Crumbs } from '../features/crumbs.tsx';
import { ProductList } from '../features/listing/product-list.tsx';
import { PhotoSection } from '../features/photos/photo-section.tsx';
import type { CategoryData } from '../loaders/category-loader.ts';
import { contentMessages } from '../messages/content-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<CategoryData> =>
  (await import('../loaders/category-loader.ts')).loadCategory(context);

export function head(
  { category, content, state }: CategoryData,
  { locale, config }: Pick<LoaderContext, 'locale' | 'config'>,
): Head {
  return {
    title: content?.seo.title ?? category.name,
    description: content?.seo.description ?? category.description ?? category.name,
    // Filtered and sorted lists share the canonical URL.
    canonical: `/${locale.id}${category.url}`,
    alternates: fullAlternates(category.alternates),
    openGraph: { type: 'website', ...(content ? { image: content.seo.ogImage } : {}) },
    structuredData: [breadcrumbData(category.breadcrumbs, config.origin, locale.id)],
    ...(Object.keys(state.refinement).length > 0 ? { robots: 'noindex' as const } : {}),
  };
}

export default function CategoryScreen() {
  const { category, list, state, content } = useScreenData<CategoryData>();
  const texts = contentMessages(useLocale());
  return (
    <>
      <Container
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[5],
          paddingBlock: `${space[4]} ${space[8]}`,
        }}
      >
        <Crumbs crumbs={category.breadcrumbs} />
        <div css={{ display: 'grid', gap: space[3] }}>
          <Heading level={1}>{content?.headline ?? category.name}</Heading>
          {(content?.intro ?? category.description) && (
            <Text look="lead" tone="slate" measured>
              {content?.intro ?? category.description}
            </Text>
          )}
        </div>
        {category.children.length > 0 && (
          <nav aria-label={texts.subcategories}>
            <ChipLinks links={category.children.map(({ name, url }) => ({ text: name, url }))} />
          </nav>
        )}
        <ProductList
          list={list}
          state={state}
          place={{ interactionOrigin: 'grid', list: 'category', category: category.id }}
        />
      </Container>
      {content && content.blocks.length > 0 && <Blocks blocks={content.blocks} headed />}
      <PhotoSection
        key={`${category.id}-photos`}
        subject={{ kind: 'category', categoryId: category.id }}
        name={category.name}
      />
    </>
  );
}
