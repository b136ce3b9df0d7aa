/**
 * The tag manager's script, in the manner of Google Tag Manager: takes what lies in `window.dataLayer` and what is pushed later,
 * and sends each entry with an event as a hit of its container.
 */
const tagManager = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);
const container = tagManager.searchParams.get('id');
/** @type {Record<string, unknown>[]} */
const layer = Reflect.get(window, 'dataLayer');

/** @param {Record<string, unknown>} entry */
function send(entry) {
  if (typeof entry.event !== 'string' || entry.event.startsWith('gtm.')) return;
  // As a page that is left sends its last one.
  navigator.sendBeacon(`${tagManager.origin}/tag-manager/collect?id=${container}`, JSON.stringify(entry));
}

// What real ones do at first, which a frame without storage must survive.
Reflect.set(document, 'cookie', `_sandbox=${Date.now()}; Path=/`);
localStorage.setItem('_sandbox', document.cookie);
for (const entry of layer) send(entry);
layer.push = (...entries) => {
  for (const entry of entries) send(entry);
  return Array.prototype.push.apply(layer, entries);
};
