import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** A process of its own that answers one message at a time. */
export interface Worker<Message, Answer> {
  ask(message: Message): Promise<Answer>;
  stop(): void;
}

/** Starts a file of this folder as a process. What it measures isn't disturbed by what we do meanwhile. */
export function startWorker<Message extends object, Answer>(file: string): Worker<Message, Answer> {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: [],
    // As JSON, what isn't a number would become null.
    serialization: 'advanced',
  });
  return {
    ask: (message) => {
      const answer = nextMessage<Answer>(child, file);
      child.send(message);
      return answer;
    },
    stop: () => void child.kill(),
  };
}

function nextMessage<Answer>(child: ChildProcess, file: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`${file} ended before it answered`));
    child.once('exit', onExit);
    child.once('message', (message: Answer) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
