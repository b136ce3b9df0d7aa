import { helpContact } from 'shared-contracts/experiments/content';
import { helpSearch } from 'shared-contracts/flags/content';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { localePath } from 'shared-contracts/routing';
import { Button } from 'shared-ui/button';
import { SearchIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useScreenData } from 'storefront-kit/routing';
import { useFlag } from 'storefront-kit/use-flag';
import { useLocale } from 'storefront-kit/use-locale';
import { useVariation } from 'storefront-kit/use-variation';
import { fullAlternates } from '../features/alternates.ts';
import { ContactOptions } from '../features/help/contact-options.tsx';
import { PageLinks } from '../features/page-links.tsx';
import type { HelpData } from '../loaders/help-loader.ts';
import { helpMessages } from '../messages/help-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<HelpData> =>
  (await import('../loaders/help-loader.ts')).loadHelp(context);

export function head({ q, alternates }: HelpData, { locale }: Pick<LoaderContext, 'locale'>): Head {
  const texts = helpMessages(locale);
  return {
    title: texts.title,
    description: texts.intro,
    canonical: `/${locale.id}/help`,
    alternates: fullAlternates(alternates),
    ...(q ? { robots: 'noindex' as const } : {}),
  };
}

/** The help center: questions by topic, and a search among them that works without script. */
export default function HelpScreen() {
  const { topics, q, found } = useScreenData<HelpData>();
  const locale = useLocale();
  const texts = helpMessages(locale);
  const count = found?.numFound ?? 0;
  const hasSearch = useFlag(helpSearch);
  const contact = useVariation(helpContact);
  return (
    <>
      <Container css={{ display: 'grid', gap: space[5], paddingBlock: `${space[6]} ${space[4]}` }}>
        <div css={{ display: 'grid', gap: space[4] }}>
          <Heading level={1}>{texts.title}</Heading>
          <Text look="lead" measured>
            {texts.intro}
          </Text>
        </div>
        {hasSearch && (
          <search>
            <form
              method="get"
              action={localePath(locale, '/help')}
              css={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                gap: space[3],
                alignItems: 'end',
                maxWidth: '44rem',
              }}
            >
              <TextField
                key={q}
                name="q"
                type="search"
                label={texts.searchFor}
                icon={<SearchIcon size={20} />}
                defaultValue={q}
                maxLength={100}
                required
              />
              <Button type="submit">{texts.search}</Button>
            </form>
          </search>
        )}
        {q && count === 0 && (
          <Text role="status" measured>
            {texts.none(q)}
          </Text>
        )}
      </Container>
      {found && <PageLinks title={texts.found(count, q)} links={found.result} />}
      {contact === 'above' && <ContactOptions />}
      {topics.map(({ id, label, questions }) => (
        <PageLinks key={id} title={label} links={questions} />
      ))}
      {contact === 'below' && <ContactOptions />}
    </>
  );
}
