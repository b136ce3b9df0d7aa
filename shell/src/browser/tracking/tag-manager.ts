import type { LayerEntry } from 'shared-contracts/tracking/data-layer';
import { type TagManagerRequest, tagManagerMessage } from 'shared-contracts/tracking/frame-messages';
import * as v from 'valibot';

/** Milliseconds to wait for the frame and its script, and for its word that it has a record. */
const deadline = 10_000;
/** Records that wait for the frame; the newest are dropped. */
const maxWaiting = 200;

export interface TagManager {
  /** Hands a record over when the frame is ready; one that never is costs the page nothing. */
  push(entry: LayerEntry): void;
  /** The same; resolves when the tag manager has it. @throws {Error} when it does not get it in time */
  pushed(entry: LayerEntry): Promise<void>;
  /** Ends it at once: the frame and all that runs in it, and what has not been handed over. */
  close(): void;
}

/**
 * The tag manager in a hidden frame. Its sandbox gives it an origin of its own: it can read neither this page nor the frames of
 * payment providers, and keeps nothing in the browser. Messages go by the frame's window, since such an origin has no name.
 */
export function openTagManager(frameUrl: string): TagManager {
  const element = document.createElement('iframe');
  element.hidden = true;
  element.title = 'Tag manager';
  element.setAttribute('sandbox', 'allow-scripts');
  element.src = frameUrl;
  let state: 'opening' | 'ready' | 'closed' = 'opening';
  let waiting: TagManagerRequest[] = [];
  let lastId = 0;
  const untaken = new Map<number, { resolve(): void; reject(error: Error): void }>();

  function hear(event: MessageEvent): void {
    if (event.origin !== 'null' || event.source !== element.contentWindow) return;
    const message = v.safeParse(tagManagerMessage, event.data);
    if (!message.success) return;
    if (message.output.type === 'tag-manager.taken') {
      untaken.get(message.output.id)?.resolve();
      return;
    }
    clearTimeout(late);
    state = 'ready';
    for (const request of waiting.splice(0)) post(request);
  }
  const post = (request: TagManagerRequest) => element.contentWindow?.postMessage(request, '*');

  function close(): void {
    state = 'closed';
    waiting = [];
    clearTimeout(late);
    window.removeEventListener('message', hear);
    element.remove();
    for (const { reject } of untaken.values()) reject(new Error('The tag manager is closed'));
  }
  const late = setTimeout(() => {
    console.info('The tag manager did not load in time; this page is not tracked');
    close();
  }, deadline);
  window.addEventListener('message', hear);
  document.body.append(element);

  function push(entry: LayerEntry): number {
    lastId += 1;
    const request = { type: 'tag-manager.push', id: lastId, entry } as const;
    if (state === 'ready') post(request);
    else if (state === 'opening' && waiting.length < maxWaiting) waiting.push(request);
    return lastId;
  }
  return {
    push: (entry) => void push(entry),
    pushed(entry) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      if (state === 'closed') reject(new Error('The tag manager is closed'));
      const id = push(entry);
      untaken.set(id, { resolve, reject });
      const tooLate = setTimeout(() => reject(new Error('The tag manager did not take the record')), 2 * deadline);
      return promise.finally(() => {
        clearTimeout(tooLate);
        untaken.delete(id);
      });
    },
    close,
  };
}
