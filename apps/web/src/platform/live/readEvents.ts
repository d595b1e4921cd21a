/** Of a stream that sends at least a comment every 15 seconds. */
const silence = 40_000;

/**
 * Reads server-sent events until the stream ends, and reports each event; comments and instructions are skipped.
 *
 * @throws TimeoutError when nothing arrives for 40 seconds: a lost connection doesn't end by itself
 */
export async function readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, onEvent: () => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (;;) {
    const { done, value } = await withTimeout(reader.read(), () => void reader.cancel().catch(() => {}));
    if (done) return;
    // The shop ends lines with a line feed only.
    const blocks = (unread + value).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) if (/^data:/m.test(block)) onEvent();
  }
}

async function withTimeout<Value>(work: Promise<Value>, onTimeout: () => void): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DOMException('The stream is silent', 'TimeoutError'));
    onTimeout();
  }, silence);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
