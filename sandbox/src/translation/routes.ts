import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createDisturbance } from '../disturbance.ts';
import type { Settings } from '../settings.ts';

const languages = ['EN', 'FR', 'DE'] as const;
const targets = ['EN-US', 'EN-GB', 'FR', 'DE'] as const;
/** As the service counts them. */
const maxTexts = 50;
const question = v.object({
  text: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(maxTexts)),
  source_lang: v.optional(v.picklist(languages)),
  target_lang: v.picklist(targets),
});

/** Marks what it has "translated", so that everybody sees that no machine was asked. */
const names = { 'EN-US': 'English', 'EN-GB': 'English', FR: 'Français', DE: 'Deutsch' } as const;

/**
 * A service for translation that speaks the protocol of DeepL (`POST /v2/translate`). It knows no languages: it repeats the text with
 * the name of the language before it. `/translation/asked` tells what it was asked; set `/translation/mode` to disturb it.
 */
export function addTranslation(
  app: FastifyInstance,
  { translationKey, slowAnswer }: Pick<Settings, 'translationKey' | 'slowAnswer'>,
): void {
  const { isDisturbed, setMode } = createDisturbance(slowAnswer);
  let asked = 0;
  app.post('/translation/v2/translate', async (request, reply) => {
    if (await isDisturbed(reply)) return reply;
    if (request.headers.authorization !== `DeepL-Auth-Key ${translationKey}`)
      return reply.code(403).send({ message: 'Invalid auth key.' });
    const { text, source_lang: source = 'EN', target_lang: target } = v.parse(question, request.body);
    asked += 1;
    return {
      translations: text.map((each) => ({ detected_source_language: source, text: `[${names[target]}] ${each}` })),
    };
  });
  app.get('/translation/asked', async () => ({ asked }));
  app.put('/translation/mode', async (request) => setMode(request.body));
}
