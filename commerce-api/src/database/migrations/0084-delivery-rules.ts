import type { Migration } from '../migration.ts';

/**
 * How the merchant delivers, and for how much. A shop that has goods already keeps the ways and prices that it has had, until
 * its merchant imports others.
 */
export const deliveryRules: Migration = {
  name: '0084-delivery-rules',
  statements: [
    'create table delivery_rule (rule_id text primary key, position integer not null, rule jsonb not null)',
    `insert into delivery_rule (rule_id, position, rule)
      select rule ->> 'id', position - 1, rule from jsonb_array_elements('[
        {"id": "standard", "scope": "home", "code": "standard", "label": {"en": "Standard", "fr": "Standard", "de": "Standard"},
          "days": [3, 5], "promotable": true, "prices": {"US": 800, "CA": 1200, "GB": 595, "DE": 590}, "excludes": {}},
        {"id": "express", "scope": "home", "code": "express", "label": {"en": "Express", "fr": "Express", "de": "Express"},
          "days": [1, 2], "promotable": false, "prices": {"US": 1800, "CA": 2400, "GB": 1195, "DE": 1290},
          "excludes": {"US": ["AK", "HI"], "CA": ["NT", "NU", "YT"]}},
        {"id": "pudo", "scope": "home", "code": "pudo",
          "label": {"en": "To a collection point", "fr": "En point relais", "de": "An eine Abholstation"},
          "days": [3, 5], "promotable": true, "prices": {"US": 500, "CA": 800, "GB": 395, "DE": 390}, "excludes": {}},
        {"id": "customs", "scope": "customs", "code": "customs",
          "label": {"en": "Made to order", "fr": "Fabriqué sur commande", "de": "Auf Bestellung gefertigt"},
          "days": [15, 18], "promotable": false, "prices": {"US": 0, "CA": 0, "GB": 0, "DE": 0}, "excludes": {}},
        {"id": "customs-express", "scope": "customs", "code": "express",
          "label": {"en": "Made to order, sent by express", "fr": "Fabriqué sur commande, envoi express", "de": "Auf Bestellung gefertigt, Expressversand"},
          "days": [13, 15], "promotable": false, "prices": {"US": 1800, "CA": 2400, "GB": 1195, "DE": 1290},
          "excludes": {"US": ["AK", "HI"], "CA": ["NT", "NU", "YT"]}}
      ]') with ordinality as former (rule, position) where exists (select from style)`,
  ],
};
