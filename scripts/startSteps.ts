export interface StartSteps {
  /** Shows the running step; in a terminal only, where the line is replaced later. */
  begin(text: string): void;
  /** Prints a finished step with its duration, measured from its `begin` unless given. */
  end(step: string, milliseconds?: number): void;
  /** Removes the line of the running step, so that something else can be printed. */
  clear(): void;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Reports the steps of a start line by line: `✓ build 12.3 s`. */
export function startSteps(output: Output = process.stdout): StartSteps {
  let started = performance.now();
  const clear = () => {
    if (output.isTTY) output.write('\r\u001B[K');
  };
  return {
    begin(text) {
      started = performance.now();
      if (output.isTTY) output.write(`… ${text}`);
    },
    end(step, milliseconds = performance.now() - started) {
      clear();
      output.write(`✓ ${step.padEnd(9)}${(milliseconds / 1000).toFixed(1).padStart(6)} s\n`);
    },
    clear,
  };
}
