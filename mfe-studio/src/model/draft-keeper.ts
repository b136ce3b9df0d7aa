import type { CallResponse } from 'shared-contracts/call';
import type { DocumentProblem, getDocument } from 'shared-contracts/calls/documents';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { StoredValue } from 'storefront-kit/storage';
import { isSame, type JsonObject } from './json.ts';

type Loaded = CallResponse<typeof getDocument>;
export type Draft = NonNullable<Loaded['draft']>;

/** What this tab keeps of changes that the services do not have yet. */
export interface KeptDraft {
  readonly body: JsonObject;
  /** The draft that they were made to; 0 for none. */
  readonly revision: number;
}

export interface DraftState {
  readonly body: JsonObject;
  /** The draft that the services have; 0 for none. */
  readonly revision: number;
  /** `unsaved` waits for a pause in typing, or for the services; `conflict` for the editor's decision. */
  readonly status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  readonly problems: readonly DocumentProblem[];
  /** Counts replacements of the whole text from outside of the forms. */
  readonly replacements: number;
  /** In a conflict, what somebody else saved; undefined when the draft was published or discarded. */
  readonly theirs?: Draft | undefined;
}

interface Services {
  readonly read: () => Promise<Loaded>;
  readonly save: (
    draft: KeptDraft,
  ) => Promise<{ readonly revision: number; readonly problems: readonly DocumentProblem[] }>;
}

interface KeeperOptions {
  readonly services: Services;
  /** In the tab, so that nothing is lost by a reload, the end of the session, or a lost connection. */
  readonly kept: StoredValue<KeptDraft>;
  /** Milliseconds without a change until it is saved. */
  readonly pause?: number;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Keeps what an editor types: in the tab at once, with the services after a pause. When somebody else saved in between, it
 * stops and shows both, until the editor decides.
 */
export class DraftKeeper {
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #options: KeeperOptions;

  constructor(loaded: { readonly draft?: Draft | undefined; readonly body: JsonObject }, options: KeeperOptions) {
    this.#options = options;
    const revision = loaded.draft?.revision ?? 0;
    const problems = loaded.draft?.problems ?? [];
    this.#state = { body: loaded.body, revision, problems, status: 'saved', replacements: 0 };
    const kept = options.kept.read();
    if (!kept) return;
    if (isSame(kept.body, loaded.body)) options.kept.write(undefined);
    else if (kept.revision === revision) this.#state = { ...this.#state, body: kept.body, status: 'unsaved' };
    else this.#state = { ...this.#state, ...kept, status: 'conflict', theirs: loaded.draft };
  }

  readonly read = (): DraftState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    if (this.#state.status === 'unsaved') this.#schedule();
    return () => {
      this.#listeners.delete(onChange);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      // The page is left: what was typed is saved now and stays in the tab until it is.
      if (this.#state.status === 'unsaved') void this.save();
    };
  };

  /** The editor changed something. */
  change(body: JsonObject): void {
    if (isSame(body, this.#state.body)) return;
    const status = this.#state.status === 'conflict' ? 'conflict' : 'unsaved';
    this.#options.kept.write({ body, revision: this.#state.revision });
    this.#set({ body, status: this.#state.status === 'saving' ? 'saving' : status });
    if (status === 'unsaved') this.#schedule();
  }

  /** Replaces the whole text, as by that of another language. */
  replace(body: JsonObject): void {
    this.change(body);
    this.#set({ replacements: this.#state.replacements + 1 });
  }

  /** Saves now what is not saved yet. Resolves with whether everything is saved. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    const { body, revision, status } = this.#state;
    if (status === 'saving' || status === 'conflict') return false;
    if (status === 'saved') return true;
    this.#set({ status: 'saving' });
    try {
      const saved = await this.#options.services.save({ body, revision });
      this.#set({ ...saved, status: this.#state.body === body ? 'saved' : 'unsaved' });
      if (this.#state.status === 'unsaved') {
        this.#options.kept.write({ body: this.#state.body, revision: saved.revision });
        return await this.save();
      }
      this.#options.kept.write(undefined);
      return true;
    } catch (error) {
      await this.#refused(error);
      return false;
    }
  }

  /** Tries again what could not be saved. */
  async retry(): Promise<boolean> {
    if (this.#state.status === 'failed') this.#set({ status: 'unsaved' });
    return this.save();
  }

  /** Goes on with what somebody else saved; the editor's own text is given up. */
  takeTheirs(otherwise: JsonObject): void {
    const { theirs, replacements } = this.#state;
    const body = (theirs?.body ?? otherwise) as JsonObject;
    this.#options.kept.write(undefined);
    this.#set({
      body,
      revision: theirs?.revision ?? 0,
      problems: theirs?.problems ?? [],
      status: 'saved',
      theirs: undefined,
      replacements: replacements + 1,
    });
  }

  /** Saves the editor's own text in place of what somebody else saved. */
  async overwrite(): Promise<boolean> {
    const { theirs, body } = this.#state;
    const revision = theirs?.revision ?? 0;
    this.#options.kept.write({ body, revision });
    this.#set({ revision, status: 'unsaved', theirs: undefined });
    return this.save();
  }

  /** The draft was published or discarded: the next change begins a new one. */
  settle(body: JsonObject): void {
    const { replacements, body: before } = this.#state;
    this.#options.kept.write(undefined);
    const isOther = !isSame(body, before);
    this.#set({ body, revision: 0, status: 'saved', problems: [], replacements: replacements + (isOther ? 1 : 0) });
  }

  async #refused(error: unknown): Promise<void> {
    if (!isProductError(error, 'DOCUMENT_CHANGED')) {
      this.#options.onFailure(error);
      this.#set({ status: 'failed' });
      return;
    }
    try {
      const { draft } = await this.#options.services.read();
      this.#set({ status: 'conflict', theirs: draft });
    } catch (failure) {
      this.#options.onFailure(failure);
      this.#set({ status: 'failed' });
    }
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), this.#options.pause ?? 800);
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
