import { scrubbed } from 'shared-contracts/telemetry';

/** Names of values that are about somebody, or that let somebody in: shown by name alone. */
const personal = /mail|phone|address|street|city|postal|zip|birth|token|password|secret|firstname|lastname|surname/i;
/** Long numbers that name an article and nobody. */
const articles = new Set(['upc', 'productId']);

const longestText = 120;
const maxItems = 20;
const deepest = 4;

function shownText(text: string, name: string): string {
  if (articles.has(name)) return text;
  return text.includes('@') ? '(personal)' : scrubbed(text);
}

/** The payload of an event as a developer may see it, short and without what could say who it was about. */
export function shownPayload(value: unknown, name = '', depth = 0): unknown {
  if (personal.test(name)) return '(personal)';
  if (typeof value === 'string') return shownText(value, name).slice(0, longestText);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return '(more)';
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => shownPayload(item, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxItems)
      .map(([key, part]) => [key, shownPayload(part, key, depth + 1)]),
  );
}
