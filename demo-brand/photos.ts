/** Fills the sandbox's social media service with photos of the demo shop's customers: `npm start` runs it beside the shop. */
import { sendPhotos } from './src/photos/send-photos.ts';

try {
  await sendPhotos({
    url: `${process.env.SANDBOX_ORIGIN ?? 'http://localhost:3002'}/social-media`,
    key: 'social_key_sandbox',
    secret: 'social_secret_sandbox',
  });
} catch (error) {
  console.error(`The demo photos could not be added: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
