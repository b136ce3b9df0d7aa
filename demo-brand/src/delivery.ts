import type { RecordInput } from 'commerce-api/brand';
import { byLanguage } from './catalogue/words/language.ts';

const t = (en: string, fr: string, de: string) => byLanguage([en, fr, de]);

const free = { US: 0, CA: 0, GB: 0, DE: 0 };
const express = {
  code: 'express' as const,
  prices: { US: 1800, CA: 2400, GB: 1195, DE: 1290 },
  excludes: { US: ['AK', 'HI'], CA: ['NT', 'NU', 'YT'] },
};

/** How the demo shop delivers. */
export const demoDelivery: readonly RecordInput<'delivery'>[] = [
  {
    id: 'standard',
    code: 'standard',
    label: t('Standard', 'Standard', 'Standard'),
    days: [3, 5],
    promotable: true,
    prices: { US: 800, CA: 1200, GB: 595, DE: 590 },
  },
  { ...express, id: 'express', label: t('Express', 'Express', 'Express'), days: [1, 2] },
  {
    id: 'pudo',
    code: 'pudo',
    label: t('To a collection point', 'En point relais', 'An eine Abholstation'),
    days: [3, 5],
    promotable: true,
    prices: { US: 500, CA: 800, GB: 395, DE: 390 },
  },
  {
    id: 'customs',
    scope: 'customs',
    code: 'customs',
    label: t('Made to order', 'Fabriqué sur commande', 'Auf Bestellung gefertigt'),
    days: [15, 18],
    prices: free,
  },
  // What is made to order takes as long to make; only its way is shorter.
  {
    ...express,
    id: 'customs-express',
    scope: 'customs',
    label: t(
      'Made to order, sent by express',
      'Fabriqué sur commande, envoi express',
      'Auf Bestellung gefertigt, Expressversand',
    ),
    days: [13, 15],
  },
];
