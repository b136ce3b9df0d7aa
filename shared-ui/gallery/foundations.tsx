import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../src/button.tsx';
import { ContourLines } from '../src/contour-lines.tsx';
import * as icons from '../src/icon.tsx';
import { ArrowRightIcon, BagIcon, HeartIcon, type IconProps, SearchIcon, UserIcon } from '../src/icon.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { Container, Row, Stack } from '../src/layout.tsx';
import { Link } from '../src/link.tsx';
import { Heading, Text } from '../src/text.tsx';
import { color, space } from '../src/tokens.ts';

const hero = css({ position: 'relative', overflow: 'hidden', paddingBlock: `${space[8]} ${space[8]}` });
const above = css({ position: 'relative', maxWidth: '46rem' });
const band = css({ position: 'relative', overflow: 'hidden', paddingBlock: space[7] });
const tiles = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))', gap: space[3] });
const tile = css({ display: 'grid', justifyItems: 'center', gap: space[1], color: color.ink, fontSize: '.75rem' });

// Sorted: the order of a module's exports differs between bundlers.
const drawings = (Object.entries(icons) as [string, (props: IconProps) => ReactNode][])
  .filter(([name]) => name.endsWith('Icon'))
  .sort(([a], [b]) => (a < b ? -1 : 1));

/** Type, buttons, icons, and ornament. */
export function Foundations() {
  return (
    <>
      <div css={hero}>
        <ContourLines />
        <Container>
          <Stack gap={5} css={above}>
            <Text look="overline" tone="slate">
              Autumn, 46° N
            </Text>
            <Heading level={1} look="display">
              Made for the weather you get
            </Heading>
            <Text look="lead" tone="slate" measured>
              Shells, layers and packs drawn for long days above the tree line, and repaired for as long as you wear
              them.
            </Text>
            <Row>
              <ButtonLink href="#" size="large" iconEnd={<ArrowRightIcon size={20} />}>
                Shop jackets
              </ButtonLink>
              <ButtonLink href="#" size="large" variant="secondary">
                Find your layer
              </ButtonLink>
            </Row>
          </Stack>
        </Container>
      </div>
      <Container css={{ paddingBlock: space[7] }}>
        <Stack gap={5}>
          <Row>
            <Button>Add to cart</Button>
            <Button loading loadingText="Adding">
              Add to cart
            </Button>
            <Button disabled>Sold out</Button>
            <Button variant="secondary">Checkout</Button>
            <Button variant="secondary" disabled>
              Checkout
            </Button>
            <Button variant="ghost">Size guide</Button>
            <Button variant="danger">Delete account</Button>
            <Button variant="link">Edit address</Button>
            <Button size="small">Apply</Button>
            <Button size="small" variant="secondary">
              Apply
            </Button>
          </Row>
          <Row gap={1}>
            <IconButton label="Search" icon={<SearchIcon />} />
            <IconButton label="Account" icon={<UserIcon />} />
            <IconButton label="Favorite" icon={<HeartIcon />} aria-pressed="true" />
            <IconButton label="Cart, 3 items" icon={<BagIcon />} count={3} />
          </Row>
          <Stack gap={2}>
            <Heading level={2} look="h1">
              Heading one, ridge and river
            </Heading>
            <Heading level={2}>Heading two, façade and Größe</Heading>
            <Heading level={3}>Heading three, €129.00 to £99.50</Heading>
            <Text measured>
              Body text at sixteen pixels, with a <Link href="#">link inside the line</Link> and figures such as
              1,299.00. The measure stays between sixty and seventy-five characters, so that the eye finds the next
              line.
            </Text>
            <Text look="small" tone="slate">
              Small text for labels and notes
            </Text>
            <Text look="caption" tone="muted">
              Caption, muted
            </Text>
          </Stack>
          <ul css={tiles}>
            {drawings.map(([name, Drawing]) => (
              <li key={name} css={tile}>
                <Drawing />
                {name.replace('Icon', '')}
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
      <div data-theme="dark" css={band}>
        <ContourLines anchor="middle" />
        <Container>
          <Stack css={above}>
            <Heading level={2}>Repaired, not replaced</Heading>
            <Text tone="slate" measured>
              A dark band turns every token below it, also on a light page.
            </Text>
            <Row>
              <Button>Book a repair</Button>
              <Button variant="secondary">How it works</Button>
            </Row>
          </Stack>
        </Container>
      </div>
    </>
  );
}
