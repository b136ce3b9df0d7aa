import { expect, test } from 'vitest';
import { ctaSlides } from '../cta-carousel/cta-carousel.tsx';
import { slideProps } from './slide-props.ts';

test('moves every autorotateTime seconds times 1000 [CNT-02]', () => {
  const { autoplay } = slideProps({ small: { autoplay: true, autorotateTime: 7 }, large: { autoplay: false } });
  expect(autoplay).toEqual([7000, 7000, 0]);
});

test('stands still without autoplay, whatever the time says', () => {
  expect(slideProps({ small: { autorotateTime: 7 } }).autoplay).toEqual([0, 0, 0]);
});

test('each screen begins with the settings of the smaller one [CNT-02]', () => {
  const props = slideProps({
    small: { type: 'carousel', slideWidth: '80%', loop: true, showArrows: false, swipe: false },
    medium: { showIndicators: true, margin: 'large' },
    large: { type: 'grid', slideWidth: '14rem', showProgress: true, slidePadding: 'medium' },
  });
  expect(props).toMatchObject({
    layout: ['carousel', 'carousel', 'grid'],
    slideWidth: ['80%', '80%', '14rem'],
    loop: [true, true, true],
    showArrows: [false, false, false],
    swipe: [false, false, false],
    showDots: [false, true, true],
    showProgress: [false, false, true],
    gap: [4, 7, 7],
    edge: [0, 0, 5],
  });
});

test('a CTA carousel has slides of at most 19.25rem on small screens, 26.5rem on others [CNT-02]', () => {
  const props = slideProps(undefined, ctaSlides);
  expect(props.slideMaxWidth).toEqual(['19.25rem', '26.5rem', '26.5rem']);
  expect(props.showArrows).toEqual([false, true, true]);
  // The small padding is the gutter of the page.
  expect(props.edge).toEqual(['gutter', 'gutter', 'gutter']);
});

test('editors can change what a CTA carousel begins with', () => {
  const { slideMaxWidth, showArrows } = slideProps({ small: { slideMaxWidth: '12rem', showArrows: true } }, ctaSlides);
  expect(slideMaxWidth).toEqual(['12rem', '12rem', '12rem']);
  expect(showArrows).toEqual([true, true, true]);
});
