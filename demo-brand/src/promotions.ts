import type { RecordInput } from 'commerce-api/brand';
import { campMug } from './catalogue/gift.ts';
import { byLanguage } from './catalogue/words/language.ts';

const t = (en: string, fr: string, de: string) => byLanguage([en, fr, de]);

/** The promotions of the demo shop. */
export const demoPromotions: readonly RecordInput<'promotions'>[] = [
  {
    id: 'SHIP-FREE',
    name: t('Free standard delivery', 'Livraison standard gratuite', 'Kostenloser Standardversand'),
    level: 'SHIPPING',
    reward: { kind: 'free' },
    threshold: { US: 9900, CA: 12_500, GB: 8500, DE: 9900 },
    joinsEmployeeDiscount: true,
    couponOnly: false,
    exclusive: false,
    calloutBelow: t(
      'Free delivery|{distance} to go|Standard delivery is then on us',
      'Livraison gratuite|Plus que {distance}|La livraison standard est alors offerte',
      'Versand gratis|Noch {distance}|Dann übernehmen wir den Standardversand',
    ),
    calloutEarned: t(
      'Free delivery|You have it|Standard delivery is on us',
      'Livraison gratuite|C’est acquis|La livraison standard est offerte',
      'Versand gratis|Geschafft|Den Standardversand übernehmen wir',
    ),
  },
  {
    id: 'ORDER-25-OFF-400',
    name: t('25 off from 400', '25 de moins dès 400', '25 Nachlass ab 400'),
    level: 'ORDER',
    reward: { kind: 'amount', amounts: { US: 2500, CA: 2500, GB: 2500, DE: 2500 } },
    threshold: { US: 40_000, CA: 50_000, GB: 35_000, DE: 40_000 },
    couponOnly: false,
    exclusive: false,
    calloutBelow: t(
      '25 off your order|{distance} to go|It comes off by itself',
      '25 de moins|Plus que {distance}|La remise se fait toute seule',
      '25 Nachlass|Noch {distance}|Er wird von selbst abgezogen',
    ),
    calloutEarned: t(
      '{reward} off|You have it|Taken off your order',
      '{reward} de moins|C’est acquis|Déduit de la commande',
      '{reward} Nachlass|Geschafft|Vom Auftrag abgezogen',
    ),
  },
  {
    id: 'SOCKS-3',
    name: t('Three pairs of socks, 15% off', 'Trois paires de chaussettes, −15 %', 'Drei Paar Socken, 15 % Nachlass'),
    level: 'PRODUCT',
    reward: { kind: 'percent', tenths: 150 },
    categoryIds: ['7300'],
    minimumUnits: 3,
    couponOnly: false,
    exclusive: false,
    calloutEarned: t(
      'Three pairs|{reward} off|Warm feet, thanks for thinking ahead',
      'Trois paires|{reward} de moins|Pieds chauds, merci d’y avoir pensé',
      'Drei Paar|{reward} Nachlass|Warme Füße, gut vorgesorgt',
    ),
  },
  {
    id: 'WELCOME-10',
    name: t('Welcome: 10% off', 'Bienvenue : −10 %', 'Willkommen: 10 % Nachlass'),
    level: 'ORDER',
    reward: { kind: 'percent', tenths: 100 },
    couponOnly: true,
    exclusive: false,
  },
  {
    id: 'FELL-20',
    name: t('20 off from 150', '20 de moins dès 150', '20 Nachlass ab 150'),
    level: 'ORDER',
    reward: { kind: 'amount', amounts: { US: 2000, CA: 2000, GB: 2000, DE: 2000 } },
    threshold: { US: 15_000, CA: 15_000, GB: 15_000, DE: 15_000 },
    couponOnly: true,
    exclusive: true,
  },
  {
    id: 'TENTS-15',
    name: t('15% off tents', '−15 % sur les tentes', '15 % auf Zelte'),
    level: 'PRODUCT',
    reward: { kind: 'percent', tenths: 150 },
    categoryIds: ['4100'],
    couponOnly: true,
    exclusive: false,
  },
  {
    id: 'FREESHIP',
    name: t(
      'Free standard delivery by code',
      'Livraison standard gratuite avec code',
      'Kostenloser Standardversand mit Code',
    ),
    level: 'SHIPPING',
    reward: { kind: 'free' },
    couponOnly: true,
    exclusive: false,
  },
  {
    id: 'SUMMIT-25',
    name: t('25% off, on its own', '−25 %, non cumulable', '25 % Nachlass, nicht kombinierbar'),
    level: 'ORDER',
    reward: { kind: 'percent', tenths: 250 },
    couponOnly: true,
    exclusive: true,
    soleCoupon: true,
  },
  {
    id: 'GLOVES-3-FOR-2',
    name: t('Three pairs of gloves for two', 'Trois paires de gants pour deux', 'Drei Paar Handschuhe für zwei'),
    level: 'PRODUCT',
    reward: { kind: 'units', buy: 2, free: 1, tenths: 1000 },
    categoryIds: ['7200'],
    couponOnly: false,
    exclusive: false,
    calloutEarned: t(
      'Three for two|{reward} off|The cheapest pair is on us',
      'Trois pour deux|{reward} de moins|La paire la moins chère est offerte',
      'Drei für zwei|{reward} Nachlass|Das günstigste Paar schenken wir Ihnen',
    ),
  },
  {
    id: 'GWP-CUP-250',
    name: t('A camp mug from 250', 'Une tasse de camp dès 250', 'Ein Lagerbecher ab 250'),
    level: 'ORDER',
    reward: { kind: 'gift', upc: campMug.upc },
    threshold: { US: 25_000, CA: 32_500, GB: 22_500, DE: 25_000 },
    couponOnly: false,
    exclusive: false,
    calloutBelow: t(
      'A camp mug as a gift|{distance} to go|It joins your order by itself',
      'Une tasse de camp offerte|Plus que {distance}|Elle s’ajoute toute seule',
      'Ein Lagerbecher geschenkt|Noch {distance}|Er kommt von selbst dazu',
    ),
    calloutEarned: t(
      'A camp mug|It is yours|A gift with this order',
      'Une tasse de camp|Elle est à vous|Un cadeau avec cette commande',
      'Ein Lagerbecher|Er gehört Ihnen|Ein Geschenk zu dieser Bestellung',
    ),
  },
  {
    id: 'MEMBER-5',
    name: t('5% for members', '5 % pour les membres', '5 % für Mitglieder'),
    level: 'ORDER',
    reward: { kind: 'percent', tenths: 50 },
    audience: 'LOYALTY',
    couponOnly: false,
    exclusive: false,
  },
  {
    id: 'PRO-IPA-30',
    name: t('30% for mountain professionals', '30 % pour les pros de la montagne', '30 % für Bergprofis'),
    level: 'PRODUCT',
    reward: { kind: 'percent', tenths: 300 },
    audience: 'IPA',
    couponOnly: false,
    exclusive: false,
  },
  {
    id: 'PRO-WRANX-20',
    name: t('20% for outdoor trades', '20 % pour les métiers du plein air', '20 % für Berufe im Freien'),
    level: 'PRODUCT',
    reward: { kind: 'percent', tenths: 200 },
    audience: 'WRANX',
    couponOnly: false,
    exclusive: false,
  },
  {
    id: 'STAFF-40',
    name: t('Employee discount', 'Remise du personnel', 'Mitarbeiterrabatt'),
    level: 'PRODUCT',
    reward: { kind: 'percent', tenths: 400 },
    audience: 'EMPLOYEE',
    couponOnly: false,
    exclusive: false,
  },
];

type DemoCoupon = RecordInput<'coupons'>;

const day = (asOf: Date, days: number): string => new Date(asOf.getTime() + days * 86_400_000).toISOString();

/** Returns a coupon for every possible outcome of a code. */
export function demoCoupons(asOf: Date): DemoCoupon[] {
  const coupon = (code: string, promotionId: string, more: Partial<DemoCoupon> = {}): DemoCoupon => ({
    code,
    promotionId,
    ...more,
  });
  return [
    coupon('WELCOME10', 'WELCOME-10', { welcomesMembers: true }),
    coupon('FELL20', 'FELL-20'),
    coupon('TENTS15', 'TENTS-15'),
    coupon('FREESHIP', 'FREESHIP'),
    coupon('SUMMIT25', 'SUMMIT-25', { perShopper: 2 }),
    coupon('SUMMER10', 'WELCOME-10', { endsAt: day(asOf, -40) }),
    coupon('SPRING10', 'WELCOME-10', { startsAt: day(asOf, 3650) }),
    coupon('FIRST100', 'WELCOME-10', { useLimit: 100, used: 100 }),
  ];
}
