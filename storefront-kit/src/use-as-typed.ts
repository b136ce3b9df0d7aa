import { useEffect, useState } from 'react';
import { useReport } from './use-report.ts';

interface Asked<Answer> {
  /** What to ask about; undefined for nothing, which has no answer. */
  readonly text: string | undefined;
  /** Must not change between renders unless it asks something else. */
  readonly ask: (text: string, signal: AbortSignal) => Promise<Answer>;
  /** Milliseconds after the last key press before it is asked. */
  readonly pause: number;
  /** Whose fault a failure is; typing goes on without an answer. */
  readonly remote: string;
}

/** The answer to what is being typed, which stays until another comes, and a function that takes it away. */
export function useAsTyped<Answer>({ text, ask, pause, remote }: Asked<Answer>) {
  const report = useReport(remote);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (text === undefined) return setAnswer(undefined);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(text, abort.signal).then(
        (value) => setAnswer(() => value),
        (error: unknown) => {
          if (!abort.signal.aborted) report(error);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, ask, pause, report]);
  return [answer, () => setAnswer(undefined)] as const;
}
