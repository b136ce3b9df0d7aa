/**
 * Serves every content block in every state, rendered on the server and hydrated: `node gallery/serve.ts`, then
 * http://localhost:4191. `?type=hero` shows one type, `?locale=de-de` another language, `?browser` what the browser
 * renders without the server.
 */
import { readFileSync } from 'node:fs';
import { startGallery } from 'shared-ui/gallery/serve';

const root = new URL('..', import.meta.url).pathname;

const captions = 'WEBVTT\n\n00:00.000 --> 00:10.000\n[wind over the ridge]\n';

const { origin } = await startGallery({
  port: Number(process.env.PORT ?? 4191),
  root,
  dependencies: ['@emotion/cache', 'jotai/vanilla', 'jotai/react', 'react-router-dom'],
  file(path) {
    if (path.endsWith('.vtt')) return { type: 'text/vtt', body: captions };
    // One second of a ridge, drawn by code.
    return path.endsWith('.webm') ? { type: 'video/webm', body: readFileSync(`${root}gallery/film.webm`) } : undefined;
  },
});
console.log(origin);
