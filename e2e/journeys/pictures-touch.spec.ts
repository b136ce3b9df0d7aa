import type { CDPSession, Locator, Page } from '@playwright/test';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

interface Finger {
  readonly x: number;
  readonly y: number;
}

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: readonly Finger[],
): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });

/** Moves fingers from one place to another in steps, as a hand does. */
async function drag(session: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  await touch(session, 'touchStart', from);
  for (let step = 1; step <= 8; step += 1)
    await touch(
      session,
      'touchMove',
      from.map(({ x, y }, index) => ({
        x: x + (((to[index]?.x ?? x) - x) * step) / 8,
        y: y + (((to[index]?.y ?? y) - y) * step) / 8,
      })),
    );
  await touch(session, 'touchEnd', []);
}

async function openPictures(
  page: Page,
): Promise<{ readonly picture: Locator; readonly middle: Finger; readonly place: Locator }> {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await codeArrived(page);
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().tap();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Draven Windshell' });
  const picture = dialog.getByRole('img').first();
  // The dialog has come to rest.
  await picture.click({ trial: true });
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture');
  return {
    picture,
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    place: dialog.getByRole('status'),
  };
}

const widthOf = async (picture: Locator): Promise<number> => (await picture.boundingBox())?.width ?? 0;

test('two fingers enlarge a picture and make it small again, and one finger moves what is enlarged', {
  tag: '@SEL-01',
}, async ({ page }) => {
  const { picture, middle, place } = await openPictures(page);
  const session = await page.context().newCDPSession(page);
  const atFirst = await widthOf(picture);
  const apart = (by: number): readonly Finger[] => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];
  await drag(session, apart(30), apart(110));
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(atFirst * 1.5);

  const before = await picture.boundingBox();
  await drag(session, [middle], [{ x: middle.x - 60, y: middle.y }]);
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 20);
  await expect(place).toHaveText('1 of 7');

  await drag(session, apart(120), apart(20));
  await expect.poll(() => widthOf(picture)).toBeLessThan(atFirst * 1.1);
});

test('two taps enlarge a picture at that place, and two more make it small again', { tag: '@SEL-01' }, async ({
  page,
}) => {
  const { picture, middle } = await openPictures(page);
  const atFirst = await widthOf(picture);
  const tapTwice = async () => {
    await page.touchscreen.tap(middle.x, middle.y);
    await page.touchscreen.tap(middle.x, middle.y);
  };
  await tapTwice();
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(atFirst * 2);
  await tapTwice();
  await expect.poll(() => widthOf(picture)).toBeLessThan(atFirst * 1.1);
});

test('a finger that moves across leads to the next picture', { tag: ['@core', '@SEL-01'] }, async ({ page }) => {
  const { middle, place } = await openPictures(page);
  const session = await page.context().newCDPSession(page);
  await drag(session, [{ x: middle.x + 100, y: middle.y }], [{ x: middle.x - 60, y: middle.y }]);
  await expect(place).toHaveText('2 of 7');
  await drag(session, [{ x: middle.x - 60, y: middle.y }], [{ x: middle.x + 100, y: middle.y }]);
  await expect(place).toHaveText('1 of 7');
});
