import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { FlagValues } from 'shared-contracts/flags';
import { PlatformProvider } from 'shared-contracts/platform';
import type { RemoteDefinition } from 'shared-contracts/remote';
import { localePath, type ScreenModule } from 'shared-contracts/routing';
import type { SessionState } from 'shared-contracts/session';
import { expect } from 'vitest';
import { type FakePlatform, fakePlatform } from './platform.ts';

/** How the states of one screen are reached. */
export interface ScreenCase {
  /** Address below the locale. */
  readonly at: string;
  /** A guest by default. */
  readonly session?: SessionState;
  /** Values of feature flags by key; their defaults otherwise. */
  readonly flags?: FlagValues;
  /** Called before each state, to put into storage what the screen starts from. */
  readonly prepare?: () => void;
  /** Sends the screen's form; undefined for screens that read when they open. */
  readonly send?: () => void;
  /** Answers by name of the call; the contract's example by default. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** A text that only the successful screen has, the toast it shows, the name of the dialog it opens, or where it leads. */
  readonly shows: RegExp;
}

type Answer = (call: AnyCall) => unknown;
type Loader = NonNullable<ScreenModule['loader']>;

const never = (): Promise<never> => new Promise(() => undefined);
/** What each state must show; each resolves when it does. */
export interface ScreenStates {
  readonly path: string;
  /** Nothing was asked yet: a heading and no error. */
  readonly idle: () => Promise<void>;
  /** While a call waits, something is marked as busy. */
  readonly pending: () => Promise<void>;
  readonly success: () => Promise<void>;
  /**
   * After a call has failed, the screen says so and offers a link, a retry, or its form again. A screen with a loader
   * leads to the error page, or stands without what it can do without.
   */
  readonly error: (id: ErrorId) => Promise<void>;
}

/**
 * The states of every route of a remote (PLT-14).
 * @param root path of the remote's folder
 * @throws {Error} for a route without a case
 */
export function screensOf(
  remote: RemoteDefinition,
  root: string,
  cases: Readonly<Record<string, ScreenCase>>,
): readonly ScreenStates[] {
  return remote.routes.map(({ path, expose }) => {
    const shown = cases[expose];
    if (!shown) throw new Error(`Describe how the states of ${expose} are reached`);
    const load = async (): Promise<ScreenModule> => import(/* @vite-ignore */ `${root}/${remote.exposes[expose]}`);
    return statesOf({ path, shown, load });
  });
}

interface Subject {
  readonly path: string;
  readonly shown: ScreenCase;
  readonly load: () => Promise<ScreenModule>;
}

function statesOf(subject: Subject): ScreenStates {
  const { shown } = subject;
  const example: Answer = ({ name, example: answer }) => shown.answers?.[name] ?? answer;

  async function idle() {
    const { default: Screen, loader } = await subject.load();
    if (loader) {
      await openLoaded(subject, example);
      expect((await screen.findAllByRole('heading')).length).toBeGreaterThan(0);
      return expect(screen.queryAllByRole('alert')).toEqual([]);
    }
    const platform = fakePlatform({ flags: shown.flags ?? {} });
    const html = renderToString(
      <PlatformProvider platform={platform}>
        <MemoryRouter initialEntries={[localePath(platform.locale, shown.at)]}>
          <Screen />
        </MemoryRouter>
      </PlatformProvider>,
    );
    expect(html).toContain('<h1');
    expect(html).not.toContain('role="alert"');
  }

  async function pending() {
    const made: AnyCall[] = [];
    const { loader } = await subject.load();
    if (loader) {
      await openLoaded(subject, recorded(made, example));
      expect(made, 'calls of the loader').not.toEqual([]);
    }
    cleanup();
    if (!loader) {
      await open(subject, never);
      await waitFor(() => expect(busyParts()).not.toEqual([]));
    }
    for (const late of made) {
      const asked: AnyCall[] = [];
      const answer = recorded(asked, (call) => (call.name === late.name ? never() : example(call)));
      const { isLoaded } = await open(subject, answer);
      await waitFor(() => expect(asked.map(({ name }) => name)).toContain(late.name));
      await afterAnswers();
      // While a loader waits, the shell keeps the page before and marks it busy.
      if (isLoaded()) await waitFor(() => expect(busyParts(), `${late.name} is pending`).not.toEqual([]));
      cleanup();
    }
  }

  async function success() {
    const { platform } = await open(subject, example);
    await waitFor(() => expect(hasText(platform, shown.shows)).toBe(true));
    expect(screen.queryAllByRole('alert')).toEqual([]);
    await waitFor(() => expect(busyParts()).toEqual([]));
  }

  async function error(id: ErrorId) {
    const failed = new ProductError(id, id === 'NET503' ? '' : 'The services said so.');
    const refuse = () => Promise.reject(failed);
    const made: AnyCall[] = [];
    const { loader } = await subject.load();
    if (!loader) {
      const { platform } = await open(subject, refuse);
      await waitFor(() => expect(reportedWithWayOn(platform)).toBe(true));
      return;
    }
    await openLoaded(subject, recorded(made, example));
    expect(made, 'calls of the loader').not.toEqual([]);
    cleanup();
    for (const failing of made) {
      const { failure } = await openLoaded(subject, (call) => (call.name === failing.name ? refuse() : example(call)));
      // The shell shows its error page, which leads on, for what a loader throws.
      if (failure() !== undefined) expect(failure(), failing.name).toBe(failed);
      else {
        expect((await screen.findAllByRole('heading')).length, failing.name).toBeGreaterThan(0);
        await waitFor(() => expect(busyParts(), `${failing.name} has failed`).toEqual([]));
      }
      cleanup();
    }
  }
  return {
    path: subject.path,
    idle: fresh(idle),
    pending: fresh(pending),
    success: fresh(success),
    error: fresh(error),
  };
}

/** Runs one state after another with nothing left of the one before. */
const fresh =
  <Values extends readonly unknown[]>(state: (...values: Values) => Promise<void>) =>
  async (...values: Values) => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    await state(...values);
  };

const recorded =
  (made: AnyCall[], answer: Answer): Answer =>
  (call) => {
    made.push(call);
    return answer(call);
  };
/** Resolves after the other calls of a loader have answered: fakes answer within a turn. */
async function afterAnswers(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

const busyParts = (): readonly Element[] => [...document.querySelectorAll('[aria-busy="true"]')];
const canPress = (element: Element): boolean =>
  !element.hasAttribute('disabled') && element.getAttribute('aria-disabled') !== 'true';

const hasText = ({ toasts, dialogs, navigate }: FakePlatform, text: RegExp): boolean =>
  navigate.mock.calls.some(([path]) => text.test(path)) ||
  screen.queryAllByText(text).length > 0 ||
  toasts.shown().some((toast) => text.test(toast.text)) ||
  dialogs.opened().some(({ name }) => text.test(name));

/** Whether an error is told, with a link or button in it, or in a form that can be sent again. */
function reportedWithWayOn({ toasts }: FakePlatform): boolean {
  const waysFrom = (place: Element) => [...place.querySelectorAll('a[href], button')].some(canPress);
  const alerts = screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.trim());
  if (alerts.length > 0) return alerts.every((alert) => waysFrom(alert.closest('form') ?? alert));
  return toasts.shown().some(({ text }) => text !== '') && waysFrom(document.body);
}

/** Opens a screen and waits until its loader has answered or failed. */
async function openLoaded(subject: Subject, answer: Answer) {
  const opened = await open(subject, answer);
  await waitFor(() => expect(opened.isLoaded()).toBe(true));
  return opened;
}

/** Opens a screen as the shell does: its loader first, then the screen with its data. */
async function open({ path, shown, load }: Subject, answer: Answer) {
  shown.prepare?.();
  const { default: Screen, loader } = await load();
  const state: SessionState = shown.session ?? { status: 'guest', consumerNo: 'c-1' };
  const platform = fakePlatform({ session: state, flags: shown.flags ?? {}, answer: async (call) => answer(call) });
  const session = async (name: string) =>
    (await answer({ name, example: state } as unknown as AnyCall)) as SessionState;
  platform.session.signIn.mockImplementation(() => session('session.signIn'));
  platform.session.signInWith.mockImplementation(() => session('session.signInWith'));
  let failure: unknown;
  let loaded = loader === undefined;
  const loadOnce = async (args: Parameters<Loader>[0]) => {
    try {
      return await loader?.(args);
    } catch (error) {
      failure = error;
      return null;
    } finally {
      loaded = true;
    }
  };
  const router = createMemoryRouter(
    [
      {
        path: localePath(platform.locale, path),
        Component: () => (failure === undefined ? <Screen /> : null),
        HydrateFallback: () => null,
        loader: ({ request, params }) =>
          loadOnce({
            params,
            url: new URL(request.url),
            locale: platform.locale,
            calls: platform.calls,
            config: platform.config,
            signal: request.signal,
          }).then((data) => data ?? null),
      },
    ],
    { initialEntries: [localePath(platform.locale, shown.at)] },
  );
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  if (loader === undefined) await waitFor(() => expect(screen.queryAllByRole('heading').length).toBeGreaterThan(0));
  if (shown.send) expect(hasText(platform, shown.shows), 'the form itself has the text of its success').toBe(false);
  shown.send?.();
  return { platform, isLoaded: () => loaded, failure: () => failure };
}
