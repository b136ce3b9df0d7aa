import { css } from '@emotion/react';
import { useState } from 'react';
import { Badge } from '../src/badge.tsx';
import { Breadcrumbs } from '../src/breadcrumbs.tsx';
import { Carousel } from '../src/carousel.tsx';
import { HeartIcon, TruckIcon } from '../src/icon.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { Grid, Stack } from '../src/layout.tsx';
import { quietLinkStyle } from '../src/link.tsx';
import { Picture } from '../src/picture.tsx';
import { Price } from '../src/price.tsx';
import { ProgressBar } from '../src/progress-bar.tsx';
import { QuantityStepper } from '../src/quantity-stepper.tsx';
import { Rating } from '../src/rating.tsx';
import { Steps } from '../src/steps.tsx';
import { SwatchRow } from '../src/swatch-row.tsx';
import { space } from '../src/tokens.ts';

const words = {
  previous: 'Previous',
  next: 'Next',
  slide: (number: number, total: number) => `Picture ${number} of ${total}`,
  play: 'Play',
  pause: 'Pause',
};
const colors = [
  { label: 'Tarn blue', colors: ['#1f4e6b'] },
  { label: 'Moss', colors: ['#5b6b3a', '#39452a'] },
  { label: 'Snow', colors: ['#f3f4f1'] },
  { label: 'Rust', colors: ['#a4472a'] },
  { label: 'Coal', colors: ['#1b1d1f'] },
  { label: 'Sun', colors: ['#e0a526'] },
  { label: 'Heather', colors: ['#8a6d8f'] },
] as const;

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  alignContent: 'start',
});
const corner = css({ position: 'absolute', top: space[2], insetInlineEnd: space[2] });
const badge = css({ position: 'absolute', top: space[3], insetInlineStart: space[3] });
const name = css({ fontWeight: 600, lineHeight: 1.3 });

function Card({ title, badgeText, isReduced }: { title: string; badgeText?: string; isReduced?: boolean }) {
  const [isLiked, setLiked] = useState(false);
  return (
    <article css={card}>
      <Picture
        src={`/images/v1/product/${title.replaceAll(' ', '')}/0C5/front`}
        alt={title}
        width={400}
        height={500}
        sizes="(min-width: 900px) 25vw, 50vw"
      />
      {badgeText !== undefined && (
        <span css={badge}>
          <Badge tone={isReduced ? 'sale' : 'paper'}>{badgeText}</Badge>
        </span>
      )}
      <span css={corner}>
        <IconButton
          raised
          label={`Save ${title}`}
          icon={<HeartIcon size={20} />}
          aria-pressed={isLiked}
          onClick={() => setLiked(!isLiked)}
        />
      </span>
      <SwatchRow
        label="Colors"
        moreText={(count) => `+${count}`}
        options={colors.map((color, index) => ({ ...color, href: `#${title}-${index}`, current: index === 0 }))}
      />
      <a css={[quietLinkStyle, name]} href="#card">
        {title}
      </a>
      {isReduced ? (
        <Price
          current="$229.00"
          original="$289.00"
          saving="−20.8%"
          nowLabel="Now"
          wasLabel="Was"
          historicBest="Lowest price of the last 30 days: $239.00"
        />
      ) : (
        <Price current="$199.00" />
      )}
      <Rating value={4.3} label="4.3 out of 5, 128 reviews" text="4.3 (128)" />
    </article>
  );
}

/** Components of product pages and the cart. */
export function Shop() {
  const [quantity, setQuantity] = useState(1);
  return (
    <Stack gap={6}>
      <Breadcrumbs
        label="Breadcrumbs"
        crumbs={[{ text: 'Home', href: '#home' }, { text: 'Women', href: '#women' }, { text: 'Shell jackets' }]}
      />
      <Grid columns={[2, 3, 4]} rowGap={6}>
        <Card title="Ridge Shell Jacket" badgeText="−20.8%" isReduced />
        <Card title="Scree Down Hoody" badgeText="New" />
        <Card title="Cairn Trail Pack 22 with rain cover" />
        <Card title="Beck Merino Crew" badgeText="Low stock" />
      </Grid>
      <Grid columns={[1, 1, 2]} gap={6}>
        <Carousel label="Pictures of Ridge Shell Jacket" words={words} showCounter showDots>
          {['front', 'back', 'detail', 'scale', 'hood', 'cuff'].map((view, index) => (
            <Picture
              key={view}
              src={`/images/v1/product/AB12CD34/0C5/${view}`}
              alt={`Ridge Shell Jacket, ${view}`}
              width={680}
              height={850}
              sizes="(min-width: 900px) 50vw, 100vw"
              priority={index === 0}
            />
          ))}
        </Carousel>
        <Stack gap={5}>
          <Steps
            label="Checkout steps"
            doneText="done"
            current={1}
            steps={[{ text: 'Shipping', href: '#shipping' }, { text: 'Billing' }, { text: 'Summary' }]}
          />
          <Price
            size="large"
            current="$229.00"
            original="$289.00"
            saving="−20.8%"
            nowLabel="Now"
            wasLabel="Was"
            historicBest="Lowest price of the last 30 days: $239.00"
          />
          <Price size="large" current="$1,299.00" pending />
          <ProgressBar value={7900} max={10000} label="$21.00 to go for free delivery" icon={<TruckIcon size={20} />} />
          <ProgressBar value={100} max={100} label="You have free delivery" icon={<TruckIcon size={20} />} />
          <div>
            <QuantityStepper
              value={quantity}
              onChange={setQuantity}
              max={5}
              label="Quantity"
              lessLabel="One less"
              moreLabel="One more"
            />
          </div>
          <Carousel
            label="Goes well with it"
            words={{ ...words, slide: (number, total) => `Product ${number} of ${total}` }}
            perView={[2.2, 3, 2.5]}
          >
            {['Tarn Fleece', 'Fell Cap', 'Gill Gloves', 'Crag Belt', 'Mere Bottle'].map((title) => (
              <Card key={title} title={title} />
            ))}
          </Carousel>
        </Stack>
      </Grid>
    </Stack>
  );
}

export { colors };
