import { inEveryLocale } from 'shared-contracts/locale';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { fullAlternates } from '../features/alternates.ts';
import { Blocks } from '../features/blocks/blocks.tsx';
import { headlinesOf } from '../features/blocks/headline.ts';
import { breadcrumbData, Crumbs } from '../features/crumbs.tsx';
import { ContactForms, ContactOptions } from '../features/help/contact-options.tsx';
import { PageLinks } from '../features/page-links.tsx';
import type { HelpAnswer } from '../loaders/help-answer-loader.ts';
import { helpMessages } from '../messages/help-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<HelpAnswer> =>
  (await import('../loaders/help-answer-loader.ts')).loadHelpAnswer(context);

export function head(
  { seo }: HelpAnswer,
  { locale, url, config }: Pick<LoaderContext, 'locale' | 'url' | 'config'>,
): Head {
  const path = url.pathname.slice(locale.id.length + 1);
  const crumbs = [{ label: helpMessages(locale).title, url: '/help' }];
  return {
    title: seo.title,
    description: seo.description,
    canonical: url.pathname,
    alternates: fullAlternates(inEveryLocale(path)),
    openGraph: { type: 'article', ...(seo.ogImage ? { image: seo.ogImage } : {}) },
    structuredData: [breadcrumbData(crumbs, config.origin, locale.id)],
  };
}

/** An answer with others of its topic, and the ways to reach us. */
export default function HelpAnswerScreen() {
  const { name, blocks, topic, related, isContact } = useScreenData<HelpAnswer>();
  const texts = helpMessages(useLocale());
  const crumbs = [
    { label: texts.title, url: '/help' },
    ...(topic ? [{ label: topic.label, url: `/help/${topic.id}` }] : []),
  ];
  return (
    <>
      <Container css={{ paddingBlock: space[4], display: 'grid', gap: space[5] }}>
        <Crumbs crumbs={crumbs} here={name} />
        {headlinesOf(blocks).length === 0 && <Heading level={1}>{name}</Heading>}
      </Container>
      <Blocks blocks={blocks} />
      <PageLinks title={topic ? texts.related : texts.questions} links={related} />
      {isContact ? <ContactForms /> : <ContactOptions />}
    </>
  );
}
