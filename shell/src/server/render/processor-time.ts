import { readFileSync } from 'node:fs';

/** Milliseconds of one tick of Linux's process accounting. */
const tick = 10;

/** Milliseconds of processor time that a process has used; undefined where the system does not tell. */
export function processorTime(pid: number | undefined): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; the 12th and 13th field after it are the times in user and system mode.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    // Another system than Linux, or the process has just ended.
    return undefined;
  }
}
