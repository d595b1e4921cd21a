import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** A process that handles one message at a time. */
export interface Worker<Message, Result> {
  run(message: Message): Promise<Result>;
  stop(): void;
}

/** Starts a file of this folder as a process, so that this process does not disturb its measurement. */
export function startWorker<Message extends object, Result>(file: string): Worker<Message, Result> {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: [],
    // JSON would turn NaN into null.
    serialization: 'advanced',
  });
  return {
    run: (message) => {
      const result = nextMessage<Result>(child, file);
      child.send(message);
      return result;
    },
    stop: () => void child.kill(),
  };
}

function nextMessage<Result>(child: ChildProcess, file: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`${file} ended before it returned a result`));
    child.once('exit', onExit);
    child.once('message', (message: Result) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
