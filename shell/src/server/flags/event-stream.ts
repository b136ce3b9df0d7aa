export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

async function* decoded(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true });
}

/** The events of a `text/event-stream`, as far as flag services use it: comments, ids, and retry times are skipped. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let rest = '';
  for await (const text of decoded(body)) {
    const blocks = (rest + text.replaceAll('\r', '')).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = block.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
      const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
      const data = valuesOf('data').join('\n');
      if (data !== '') yield { name: valuesOf('event').at(-1) ?? 'message', data };
    }
  }
}
