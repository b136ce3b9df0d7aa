import { expect, test } from 'vitest';
import { giftCardEmail } from './gift-card-email.ts';

const mail = {
  from: 'Mara Lindqvist',
  message: 'For <the> hut tour',
  amount: '$25.00',
  number: '6006 4912 3456 7890',
  pin: '123456',
  picture: { src: 'https://shop.example/images/v1/product/TFQEKD7Z/0B2/front?w=600', alt: 'Gift card' },
  shopUrl: 'https://shop.example/en-us',
};

test.each([
  ['en', 'A gift card from Mara Lindqvist', 'PIN: 123456', 'when you pay'],
  ['fr', 'Une carte-cadeau de la part de Mara Lindqvist', 'Code PIN : 123456', 'au moment de payer'],
  ['de', 'Eine Geschenkkarte von Mara Lindqvist', 'PIN: 123456', 'beim Bezahlen'],
] as const)(
  'says in %s who gives the card, what it is worth, and how it is spent [CART-19]',
  (language, title, pin, how) => {
    const { subject, text, blocks } = giftCardEmail(mail, language);
    const html = blocks.join();
    expect(subject).toBe(title);
    for (const reported of [title, mail.message, mail.amount, mail.number, pin, how, mail.shopUrl])
      expect(text).toContain(reported);
    expect(html).toContain(`src="${mail.picture.src}"`);
    expect(html).toContain('For &lt;the&gt; hut tour');
    expect(html).toContain(`href="${mail.shopUrl}"`);
  },
);

test('is a gift without a name, a message, or a picture, too', () => {
  const { subject, blocks, text } = giftCardEmail({ ...mail, from: '', message: '', picture: undefined }, 'en');
  expect(subject).toBe('A gift card for you');
  expect(blocks.join()).not.toContain('<mj-image');
  expect(text).toMatch(/^A gift card for you\n\nWorth/);
});
