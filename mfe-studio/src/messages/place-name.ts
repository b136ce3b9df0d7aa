import type { Language } from 'shared-contracts/locale';
import { isList, isObject, type JsonPath, valueAt } from '../model/json.ts';
import { blockNames } from './block-names.ts';
import { fieldNames } from './field-names.ts';
import { fieldWord, labelOf } from './labels.ts';

/** A place in a document in words: "Hero: Weather › Links › 2 › Address". */
export function placeName(body: unknown, path: JsonPath, language: Language): string {
  let here: unknown = body;
  const words: string[] = [];
  for (const [index, step] of path.entries()) {
    const isEntry = isList(here);
    here =
      isEntry && typeof step === 'string'
        ? (here as readonly unknown[]).find((one) => idOf(one) === step)
        : valueAt(here, [step]);
    if (isEntry) words.push(entryName(here, step, language));
    else if (step !== 'blocks')
      words.push(labelOf(fieldNames, fieldWord(fieldNames, path.slice(0, index), String(step)), language));
  }
  return words.join(' › ');
}

const idOf = (value: unknown) => (isObject(value) ? value.id : undefined);

function entryName(entry: unknown, step: string | number, language: Language): string {
  const position = typeof step === 'number' ? String(step + 1) : step;
  if (!isObject(entry)) return position;
  const type = typeof entry.type === 'string' ? labelOf(blockNames, entry.type, language) : undefined;
  const name = [entry.name, entry.title].find((one) => typeof one === 'string' && one !== '' && one !== type);
  if (!type) return typeof name === 'string' ? name : position;
  return typeof name === 'string' ? `${type}: ${name}` : type;
}
