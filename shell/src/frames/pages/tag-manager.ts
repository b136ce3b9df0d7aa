/**
 * Runs in the frame `/frames/tag-manager`, whose sandbox gives it an origin of its own: holds the tag manager's script and puts
 * what the page tells into its data layer.
 */
import { tagManagerRequest } from 'shared-contracts/tracking/frame-messages';
import { loadScript } from '../load-script.ts';
import { memoryStorage } from '../memory-storage.ts';
import { onRequest, post, scriptUrl } from '../page.ts';

/** By its name the tag manager finds it. */
const dataLayer: object[] = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
Object.assign(window, { dataLayer });
memoryStorage();

await loadScript(scriptUrl);
onRequest(tagManagerRequest, ({ id, entry }) => {
  dataLayer.push(entry);
  post({ type: 'tag-manager.taken', id });
});
post({ type: 'tag-manager.ready' });
