import { type FormEvent, type ReactNode, useState } from 'react';
import { getMedia, type Medium } from 'shared-contracts/calls/media';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Grid, Row, Stack } from 'shared-ui/layout';
import { MoreButton } from 'shared-ui/more-button';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { mediaMessages } from '../../messages/media-messages.ts';
import { studioMessages } from '../../messages/studio-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';

/** Pictures of the library; `action` is what can be done with each. */
export function MediaGrid({ action }: { readonly action: (medium: Medium) => ReactNode }) {
  const { locale } = usePlatform();
  const texts = mediaMessages(locale);
  const { failed } = studioMessages(locale);
  const calls = useStaffCalls('studio');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const asked = search ? { search } : {};
  const reading = useCall(getMedia, { query: asked }, { remote: 'studio', calls });
  const { isPending, run } = useMutation({
    remote: 'studio',
    failedText: failed,
  });
  const showMore = (media: readonly Medium[]) =>
    run(async () => {
      const more = await calls(getMedia, { query: { ...asked, offset: media.length } });
      const known = new Set(media.map(({ mediaId }) => mediaId));
      const added = more.media.filter(({ mediaId }) => !known.has(mediaId));
      reading.set({ media: [...media, ...added], numFound: more.numFound });
    });
  const find = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <Stack gap={4}>
      <form method="post" onSubmit={find}>
        <Row gap={3} align="end">
          <TextField
            type="search"
            label={texts.search}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            {texts.find}
          </Button>
        </Row>
      </form>
      <WhenReady reading={reading}>
        {({ media, numFound }) =>
          media.length === 0 ? (
            <EmptyState title={texts.nothing}>{texts.nothingText}</EmptyState>
          ) : (
            <>
              <Grid as="ul" columns={[2, 3, 4]} gap={3}>
                {media.map((medium) => (
                  <li key={medium.mediaId}>
                    <Stack gap={2}>
                      <Picture
                        src={`/images/v1/media/${medium.mediaId}/3x2`}
                        alt={medium.alt[locale.language]}
                        width={600}
                        height={400}
                        sizes="(min-width: 900px) 20rem, 50vw"
                      />
                      <Text look="small" weight={500} css={{ overflowWrap: 'anywhere' }}>
                        {medium.name}
                      </Text>
                      {action(medium)}
                    </Stack>
                  </li>
                ))}
              </Grid>
              {media.length < numFound && (
                <MoreButton label={texts.more} isLoading={isPending} onMore={() => void showMore(media)} />
              )}
            </>
          )
        }
      </WhenReady>
    </Stack>
  );
}
